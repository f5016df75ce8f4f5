import { type BasicStyle, english, translating } from '@binario/kernel';

/** Games write these in their own way. */
type Style = BasicStyle | 'corp' | 'hex' | 'train';

/** What the Casual player says in any game about why it did something. The other languages have the same keys. */
export const en = english<Style>()({
  'home.best': '{hex} has the best prospects',
  'stock.support': 'my own {corp} needs the money',
  'stock.dump': 'I cannot pay for the next train of {corp}: let somebody else do it',
  'stock.limit': 'I hold too many certificates, and {corp} is the weakest',
  'stock.nothing': 'nothing is worth its price, or I need my money',
  'track.nothing': 'nothing to build is worth its cost',
  'pay.rise': 'the price rises, and I get my share of it',
  'withhold.train': '{corp} must save for a train that costs {amount:money}',
  'train.first': '{corp} needs a train to earn anything',
  'train.lasting': '{train} will stay in the game',
  'train.must': '{corp} must own a train',
  'train.save': 'no train is worth its price now',
  'train.discard': '{train} is the weakest train',
  'emergency.sell': 'shares of {corp} must be sold: a train has to be paid for',
  'consent.goodPrice': '{amount:money} is a good price',
  'consent.lowPrice': '{amount:money} is not enough',
  'consent.needed': '{corp} needs it itself',
  'turn.end': 'there is nothing more to do',
  'none.sensible': 'this seems reasonable',
  'ahead.cash': 'looking ahead, it leaves me with {amount:money} more in cash',
  'ahead.stock': 'looking ahead, my shares will be worth {amount:money} more',
  'ahead.dividends': 'looking ahead, it brings me {amount:money} more in dividends',
  'ahead.duties': 'looking ahead, it spares me {amount:money} for trains',
  'ahead.assets': 'looking ahead, what else I own will be worth {amount:money} more',
  'ahead.rival': 'looking ahead, it costs {player} {amount:money}',
  'ahead.even': 'looking ahead, I see nothing better',
  'part.cash': 'cash',
  'part.stock': 'shares',
  'part.dividends': 'dividends to come',
  'part.growth': 'rising prices',
  'part.duties': 'trains still to be paid',
  'part.privates': 'private companies',
  'part.loans': 'loans',
  'part.assets': 'what else I own',
  'level.casual': 'Casual',
  'level.casual.like': 'plays at once by rules of thumb: good company for a first game',
  'level.director': 'Director',
  'level.director.like': 'plays each choice forward in its head before it decides',
  'level.magnate': 'Magnate',
  'level.magnate.like': 'looks ahead like Director, but further or at more',
  'level.random': 'Random',
  'level.random.like': 'does anything that is allowed',
});

/** Make sure that the reasons in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, Style>();
