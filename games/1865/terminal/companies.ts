import { labelled } from '@binario/kernel';
import { cashOf, POOL, privatesOf, stationsOf, trainsOf } from '@binario/rail';
import { columns, holdingsLine, labelledBy, nameOf, type Voice, word } from '@binario/terminal';
import { boardOf } from '../board/boardOf.ts';
import { type Company, DRAGONS, OFFER } from '../data/companies.ts';
import { coverageOf } from '../rules/income.ts';
import { rankOf, zoneOf } from '../rules/rank.ts';
import type { Table1865 } from '../table.ts';
import { companiesInPlay, factsOf, isLaunched, presidentIfAny, price } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title1865 } from '../title.ts';

const entry = ({ language }: Voice, key: string): string => title1865.text[language][key] ?? key;

/** Lines about the companies: those launched in market order, then those still to come, with home and destination. */
export function companyLines(table: Table1865, voice: Voice): readonly string[] {
  const { language } = voice;
  const head = [
    word(language, 'company'),
    word(language, 'price'),
    word(language, 'treasury'),
    `${word(language, 'traffic')}/${word(language, 'coverage')}`,
    word(language, 'rank'),
    word(language, 'president'),
    word(language, 'trains'),
    word(language, 'tokens'),
    word(language, 'certificates'),
    '',
  ];
  const rows = companiesInPlay(table).map((corp) => rowOf(table, corp, voice));
  const others = (Object.keys(table.companies) as Company[]).filter((corp) => !isLaunched(table, corp));
  return [
    ...(rows.length > 0 ? columns([head, ...rows], [1, 2, 3]) : []),
    ...others.map((corp) =>
      labelled(voice.language, corp, `${standing(table, corp, voice)}, ${places(table, corp, voice)}`),
    ),
  ];
}

function rowOf(table: Table1865, corp: Company, voice: Voice): readonly string[] {
  const { chips, status } = factsOf(table, corp);
  const zone = zoneOf(table, corp);
  return [
    `${corp} ${entry(voice, `status.${status}`)}`,
    String(price(table, corp)),
    String(cashOf(table, corp)),
    `${chips}/${coverageOf(table, corp)}`,
    zone === undefined ? '-' : `${rankOf(table, corp)} ${entry(voice, `zone.${zone}`)}`,
    nameOf(voice, presidentIfAny(table, corp) ?? '-'),
    trainsOf(table, corp).join(' ') || '-',
    `${stationsOf(table.stations, corp).join(' ')} +${table.charters[corp] ?? 0}`,
    holdingsLine(table, corp, [DRAGONS, POOL, OFFER], voice, (holder) => entry(voice, `holder.${holder}`)),
    extras(table, corp, voice),
  ];
}

function extras(table: Table1865, corp: Company, voice: Voice): string {
  const { loans, standing: stands, status } = factsOf(table, corp);
  return [
    ...(stands === 'floated' ? [] : [standing(table, corp, voice)]),
    ...privatesOf(table, corp),
    ...(loans > 0 ? [labelledBy(voice.language, 'loans', loans)] : []),
    ...(status === 'minor' ? [`> ${destinationOf(table, corp)}`] : []),
  ].join(', ');
}

const destinationOf = (table: Table1865, corp: Company): string =>
  hexWithName(boardOf(table).companies[corp].destination, table.options.board);

const standing = (table: Table1865, corp: Company, voice: Voice): string =>
  entry(voice, `standing.${factsOf(table, corp).standing}`);

function places(table: Table1865, corp: Company, { language }: Voice): string {
  const { home } = factsOf(table, corp);
  const destination = `${word(language, 'destination')} ${destinationOf(table, corp)}`;
  return home === null
    ? destination
    : `${word(language, 'home')} ${hexWithName(home, table.options.board)}, ${destination}`;
}
