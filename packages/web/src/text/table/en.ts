import { english, translating } from '@binario/kernel';
import type { RailStyle } from '@binario/rail';

/** What only a table says: loaded with it, so that the first page does not carry it. */
export const tableEn = english<RailStyle>()({
  // Players and companies
  'tab.standings': 'Standings',
  'tab.charts': 'Charts',
  'standings.title': 'Players and companies',
  'shortcuts.standings': 'Players and companies',
  'standings.company': 'Company',
  'standings.price': 'Price',
  'standings.par': 'Par',
  'standings.tokens': 'Tokens laid + left',
  'standings.last': 'Last run',
  'standings.expected': 'Expected',
  'standings.companies': 'Other companies',
  'standings.liquidity': 'Liquidity',
  'standings.income': 'Income expected',
  'standings.order': 'Order',
  'standings.operating': 'Operating order',
  'standings.seats': 'Seats',
  'standings.hint': 'Choose a number to see where it comes from.',
  // Where a number comes from
  'why.share': '{who:the} holds {percent:percent} of {corp}.',
  'why.president':
    '{president:player} is president of {corp} with {held:percent}. {rival:player} has {theirs:percent} and becomes president by buying {lacks:percent} more.',
  'why.safe':
    '{president:player} is president of {corp} with {held:percent}. With the shares that can be bought now nobody can become president instead.',
  'why.acting': '{president:player} decides for {corp} with {held:percent}; nobody holds the president’s certificate.',
  'why.price': 'The price of a share of {corp}: where its marker lies on the stock market.',
  'why.par': 'What a share of {corp} cost when the company was started.',
  'why.treasury': 'Money on the charter of {corp}; it counts for no player.',
  'why.trains': '{n} {n:train|trains} on the charter of {corp}.',
  'why.tokens':
    '{corp} has {laid} {laid:station|stations} on the map and {left} {left:token|tokens} left on its charter.',
  'why.last': 'What {corp} earned when it last ran: {amount:money}, {each:money} for each 10%.',
  'why.notRun': '{corp} has not run yet.',
  'why.expected':
    'What {corp} would earn if it ran now, with its trains and the map as they are: {amount:money}, {each:money} for each 10%.',
  'why.cash': 'What {who:the} has in hand.',
  'why.worth': 'Worth of {who:holder}, counted as at the end of the game: {parts:plain}.',
  'why.liquidity': 'Cash of {who:holder} and what sales now would raise: {parts:plain}.',
  'why.liquidityAlone': '{who:the} has nothing that could be sold now: cash only.',
  'why.block': '{shares} × {corp}: {amount:money}',
  'why.certificates': '{who:the} holds {held} {held:certificate|certificates} of at most {limit}.',
  'why.unlimited': '{who:the} holds {held} {held:certificate|certificates}.',
  'why.income': 'What {who:the} would get if every company paid out what it is expected to earn.',
  'why.part': '{what:plain} {amount:money}',
  // Trains
  'train.owners': 'Owned by',
  'train.soldOut': 'sold out',
  'train.gone': 'scrapped',
  'charter.noTrain': 'no train',
  'charter.tokens': '{left} {left:token|tokens} left, {placed} on the map',
  // Charts
  'charts.none': 'Charts begin with the first round that has ended.',
  // Who sits here, and by which rules
  'seats.title': 'Players and settings',
  'seats.title.short': 'Settings',
  'seats.agreed': 'Settings',
  'seats.person': 'Person',
  'seats.change': 'Who plays for {player}',
  'seats.seed': 'Seed: {seed:plain}',
  'seats.usual': 'No variants, usual settings.',
  // Result
  'end.rematch': 'Play again with the same players',
  // What would you do?
  'advice.ask': 'What would you do?',
  'advice.thinking': 'Thinking it through…',
  'advice.none': 'Nobody here can advise on this.',
  'advice.best': 'I would choose:',
  'advice.next': 'Next best:',
  'advice.difference': 'The first compared with the second, looking ahead',
  'advice.even': 'As far as I can see, both come to the same.',
  // The end of the lesson
  'learn.real': 'Begin a real game',
  'learn.leave': 'Leave the lesson',
  'learn.leaveHint': 'It stays among your games and goes on where you left it.',
});

/** Make sure that the Italian and French texts have every key and gap of the English ones. */
export const { italian: tableItalian, french: tableFrench } = translating<typeof tableEn, RailStyle>();

/** The key of a text of the panels at a table. */
export type TableKey = keyof typeof tableEn;
