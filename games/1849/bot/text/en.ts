import { english, translating } from '@binario/kernel';
import type { Style1849 } from '../../text/styles.ts';

/** What it says about 1849 only. */
export const en = english<Style1849>()({
  'auction.buy': '{private} at {amount:money} pays for itself',
  'auction.bid': '{private} is worth more than that to me',
  'auction.wait': 'I keep my money for a corporation of my own',
  'auction.value': 'the bank pays: the higher the value, the fuller the treasury of {corp}',
  'start.corp': 'with {amount:money} I can keep {corp} alive',
  'start.more': 'more money for the treasury of {corp}, and more of its income for me',
  'start.enough': '{corp} has enough to begin with',
  'stock.buy': '{corp} earns about {percent}% in each operating round',
  'stock.sell': '{corp} earns nothing: cash is better than its shares',
  'stock.swap': 'other shares earn more than {corp}',
  'swap.last': 'one certificate instead of two leaves room for more',
  'track.income': '{hex} raises the income of {corp} by {amount:money}',
  'track.prospect': '{hex} brings {corp} nearer to new stops',
  'track.upgrade': 'a better tile in {hex} pays in the long run',
  'token.place': 'a station in {hex} opens the way for {corp}',
  'token.keep': 'no city is worth a station yet',
  'run.best': 'no routes earn more than {amount:money}',
  'pay.hold': 'the trains are safe: the money belongs to the shareholders',
  'train.better': '{train} earns {corp} {amount:money} more',
  'train.own': 'my corporations help each other: {train} for {amount:money}',
  'train.others': '{seller} can spare {train}: {amount:money} is less than the bank wants',
  'train.rescue': '{corp} must own a train and I cannot pay for one: {seller} gives up its {train}',
  'emergency.bankrupt': 'there is no way to pay',
  'loan.take': 'a loan keeps me in the game',
  'finance.issue': '{corp} needs money for a train',
  'finance.buyBack': '{corp} has money to spare: this keeps its price from falling',
  'finance.nothing': 'the stock of {corp} stays as it is',
  'private.sell': '{private} does more good in the treasury of {corp}, and its price in my pocket',
  'private.power': '{private} would bring {corp} {amount:money} more in each operating round',
  'sms.land': '{hex} can be reached by sea: a station there opens a second network for {corp}',
  'port.mark': 'the port {hex} is worth more to {corp} now',
  'tokenDeal.no': 'no station of another corporation is worth buying',
  'tokenDeal.propose': 'the station in {hex} is worth {amount:money} to {corp}',
  'eToken.buy': 'electric trains will earn {corp} more',
  'eToken.no': 'electric trains can wait',
  'bond.issue': 'the bond pays for the train of {corp}',
  'bond.no': 'interest costs more than a bond brings',
  'bond.repay': '{corp} can repay, and its shares will be worth more',
  'interest.pay': 'the interest must be paid',
});

/** Make sure that the reasons in Italian and French have every key and gap of the English ones. */
export const { italian, french } = translating<typeof en, Style1849>();
