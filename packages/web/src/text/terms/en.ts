import { english, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** Words that every 18xx uses and no table explains. A game adds its own (`term.*` of its page). */
export const termsEn = english<RailStyle>()({
  'term.goal': 'The goal of the game',
  'term.goal.about':
    'To be the richest player when the game ends: your cash and the value of what you own. The money of companies counts for nobody; it is worth what it does to the price of their shares.',
  'term.SR': 'SR, stock round',
  'term.SR.about':
    'Players buy and sell shares and start companies, one turn after another, until all have passed in a row. SR 3 is the third one.',
  'term.OR': 'OR, operating round',
  'term.OR.about':
    'Companies operate one after another, the one with the highest price first: they lay tiles, place tokens, earn money and buy trains. Stock rounds are followed by one or more of them: OR 3.2 is the second after SR 3.',
  'term.certificate': 'Certificate',
  'term.certificate.about':
    'A card that stands for one or more shares of a company. A certificate counts as one against the certificate limit, however many shares it stands for; the president’s certificate holds more than the others.',
  'term.limit': 'Certificate limit',
  'term.limit.about': 'How many certificates a player may hold. Whoever has more must sell before buying again.',
  'term.president': 'President',
  'term.president.about':
    'The player who runs a company: usually the one with the most of its shares. The presidency passes on when somebody else has more.',
  'term.pool': 'Pool',
  'term.pool.about':
    'Where shares lie that were sold to the bank, and trains that were discarded. They can be bought there.',
  'term.treasury': 'Treasury',
  'term.treasury.about':
    'The money of a company, apart from the money of its president. Tiles, tokens and trains are paid from it.',
  'term.priority': 'Priority',
  'term.priority.about': 'The player who has it takes the first turn of the next stock round.',
  'term.price': 'Price',
  'term.price.about':
    'What one share costs now: where the marker of the company stands on the stock market. Dividends mostly raise it; sales, or a turn without income, lower it.',
  'term.phase': 'Phase',
  'term.phase.about':
    'A part of the game, which begins with the purchase of the first train of a new kind. It decides which tiles may be laid, which trains are scrapped and how many a company may own.',
  'term.scrapped': 'Scrapped, sold out',
  'term.scrapped.about':
    'A train is scrapped when a later phase makes it obsolete: it is lost without payment. A kind that is sold out is merely no longer in the bank; its trains go on running.',
  'term.token': 'Token, station',
  'term.token.about':
    'The marker of a company in a city. Its routes and its track begin there, and a city full of the markers of others stops it.',
  'term.dividend': 'Dividend',
  'term.dividend.about':
    'What the shares of a company pay when its income is distributed. Income that is withheld goes to the treasury.',
  'term.bank': 'Bank',
  'term.bank.about': 'The money nobody owns. In most games the end comes when it runs out.',
});

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian, french } = translating<typeof termsEn, RailStyle>();

/** The key of an explained word of the trade. */
export type TermKey = keyof typeof termsEn;
