import { POOL } from '@binario/rail';
import type { CompanyStanding, PlayerStanding, StandingFact, Standings } from '../../model/standings.ts';
import type { Text } from '../../text/textIn.ts';
import { whyLiquidity, whyShare, whyWorth } from './why.ts';

/** A number as it is shown, with where it comes from. */
export interface Figure {
  readonly words: string;
  readonly value: number;
  readonly why: string;
  readonly about: StandingFact;
  /** Marks a president, and how much somebody must buy to take the office. */
  readonly office?: { readonly lead: string };
}

/** One thing known of every company, or of every player. */
export interface Measure<S> {
  readonly id: string;
  readonly title: string;
  figure(text: Text, of: S): Figure | null;
}

/** What a share of 10% gets of an amount. */
const each = (amount: number): number => Math.floor(amount / 10);

const moneyOf = (text: Text, amount: number, about: StandingFact, why: string): Figure => ({
  words: text.money(amount),
  value: amount,
  why,
  about,
});

/** How much of a company is in a hand, or in one of several. */
export function shareFigure(text: Text, company: CompanyStanding, holder: string): Figure | null {
  const percent = company.parts[holder] ?? 0;
  const presides = company.president === holder;
  if (percent === 0 && !presides) return null;
  const { lead } = company;
  return {
    words: text.percent(percent),
    value: percent,
    why: whyShare(text, company, holder),
    about: presides ? 'president' : 'share',
    ...(presides && { office: { lead: lead?.lacks == null ? '' : `+${lead.lacks}` } }),
  };
}

/** The figures of a company in the standings. */
export const companyMeasures: readonly Measure<CompanyStanding>[] = [
  {
    id: 'price',
    title: 'standings.price',
    figure: (text, { corp, price }) =>
      price === null ? null : moneyOf(text, price, 'price', text.t('why.price', { corp })),
  },
  {
    id: 'par',
    title: 'standings.par',
    figure: (text, { corp, par }) => (par === null ? null : moneyOf(text, par, 'par', text.t('why.par', { corp }))),
  },
  {
    id: 'treasury',
    title: 'corp.treasury',
    figure: (text, { corp, treasury }) => moneyOf(text, treasury, 'treasury', text.t('why.treasury', { corp })),
  },
  {
    id: 'trains',
    title: 'corp.trains',
    figure: (text, { corp, trains }) => ({
      words: trains.map((train) => text.train(train)).join(' ') || '–',
      value: trains.length,
      why: text.t('why.trains', { corp, n: trains.length }),
      about: 'trains',
    }),
  },
  {
    id: 'tokens',
    title: 'standings.tokens',
    figure: (text, { corp, tokens: { laid, left } }) => ({
      words: `${laid} + ${left}`,
      value: laid,
      why: text.t('why.tokens', { corp, laid, left }),
      about: 'tokens',
    }),
  },
  {
    id: 'last',
    title: 'standings.last',
    figure: (text, { corp, last }) => {
      if (last === null) return { words: '–', value: -1, why: text.t('why.notRun', { corp }), about: 'income' };
      return moneyOf(text, last, 'income', text.t('why.last', { corp, amount: last, each: each(last) }));
    },
  },
  {
    id: 'expected',
    title: 'standings.expected',
    figure: (text, { corp, expected }) =>
      moneyOf(text, expected, 'income', text.t('why.expected', { corp, amount: expected, each: each(expected) })),
  },
];

/** The figures of a player in the standings. */
export const playerMeasures: readonly Measure<PlayerStanding>[] = [
  {
    id: 'cash',
    title: 'end.cash',
    figure: (text, { player, cash }) => moneyOf(text, cash, 'treasury', text.t('why.cash', { who: player })),
  },
  {
    id: 'worth',
    title: 'player.worth',
    figure: (text, of) => moneyOf(text, of.worth, 'worth', whyWorth(text, of)),
  },
  {
    id: 'liquidity',
    title: 'standings.liquidity',
    figure: (text, of) => moneyOf(text, of.liquidity, 'liquidity', whyLiquidity(text, of)),
  },
  {
    id: 'income',
    title: 'standings.income',
    figure: (text, { player, income }) => moneyOf(text, income, 'income', text.t('why.income', { who: player })),
  },
  {
    id: 'certificates',
    title: 'player.certs',
    figure: (text, { player, certificates: held, limit }) => ({
      words: limit === null ? String(held) : `${held}/${limit}`,
      value: held,
      why: text.t(limit === null ? 'why.unlimited' : 'why.certificates', { who: player, held, limit: limit ?? 0 }),
      about: 'certificates',
    }),
  },
];

/** Where stock lies that no player has: the pool, the treasury or the offer, other companies. */
export function placesIn({ companies, players }: Standings): readonly string[] {
  const seats = new Set<string>(players.map(({ player }) => player));
  const corps = new Set(companies.map(({ corp }) => corp));
  const found = new Set(companies.flatMap(({ parts }) => Object.keys(parts)));
  const places = [...found].filter((holder) => !seats.has(holder) && !corps.has(holder) && holder !== POOL);
  const own = companies.some(({ corp, parts }) => (parts[corp] ?? 0) > 0);
  const others = companies.some(({ corp, parts }) => Object.keys(parts).some((holder) => isOther(corps, corp, holder)));
  return [POOL, ...places, ...(own ? [OWN] : []), ...(others ? [OTHERS] : [])];
}

/** The company's own treasury, and those of other companies: no holders of their own. */
export const OWN = 'own treasury';
/** The column for stock that other companies hold. */
export const OTHERS = 'other treasuries';

const isOther = (corps: ReadonlySet<string>, corp: string, holder: string): boolean =>
  holder !== corp && corps.has(holder);

/** What lies in one of these places of a company. */
export function placeFigure(
  text: Text,
  company: CompanyStanding,
  place: string,
  corps: ReadonlySet<string>,
): Figure | null {
  if (place === OWN) return shareFigure(text, company, company.corp);
  if (place !== OTHERS) return shareFigure(text, company, place);
  const holders = Object.keys(company.parts).filter((holder) => isOther(corps, company.corp, holder));
  if (holders.length === 0) return null;
  const percent = holders.reduce((sum, holder) => sum + (company.parts[holder] ?? 0), 0);
  const why = holders.map((holder) => whyShare(text, company, holder)).join(' ');
  return { words: text.percent(percent), value: percent, why, about: 'share' };
}

/** The title of a column of the standings: a player, pool, or treasury. */
export function placeTitle(text: Text, place: string): string {
  if (place === POOL) return text.t('corp.inPool');
  if (place === OWN) return text.t('corp.inTreasury');
  if (place === OTHERS) return text.t('standings.companies');
  const name = text.holder(place);
  return name.charAt(0).toLocaleUpperCase(text.language) + name.slice(1);
}
