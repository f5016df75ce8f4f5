import { cashOf, isPlayer, POOL, privatesOf, stationsOf, trainsOf } from '@binario/rail';
import { columns, heading, holdingsLine, labelledBy, nameOf, type Voice, word } from '@binario/terminal';
import { boardOf } from '../board/boardOf.ts';
import { type Corp, LAST } from '../data/corporations.ts';
import { inMarketOrder, price, type Table1849 } from '../table.ts';

/** Lines about the corporations: those in operation in market order, then those still to be started. */
export function corporationLines(table: Table1849, voice: Voice): readonly string[] {
  const { language } = voice;
  const head = heading(voice, 'company', 'price', 'treasury', 'president', 'trains', 'tokens', 'certificates', 'last');
  const rows = inMarketOrder(table).map((corp) => rowOf(table, corp, voice));
  const waiting = [...table.queue, ...(table.aside ? ['(AFG)'] : [])];
  const queue = waiting.length > 0 ? [labelledBy(language, 'order', waiting.join(', '))] : [];
  return [...(rows.length > 0 ? columns([head, ...rows], [1, 2]) : []), ...queue];
}

function rowOf(table: Table1849, corp: string, voice: Voice): readonly string[] {
  const certs = table.certs[corp] ?? [];
  const president = certs[0]?.holder ?? '';
  return [
    `${corp} ${boardOf(table).corps[corp as Corp].nickname}`,
    String(price(table, corp)),
    String(cashOf(table, corp)),
    nameOf(voice, president),
    trainsOf(table, corp).join(' ') || '-',
    `${stationsOf(table.stations, corp).join(' ')} +${table.charters[corp] ?? 0}`,
    holdingsLine(table, corp, [POOL, corp], voice, (holder) => holderName(corp, holder, voice)),
    holderName(corp, certs[LAST]?.holder ?? '', voice),
    extras(table, corp, voice),
  ];
}

/** A player by name; for what lies in a treasury or in the pool, the place. */
function holderName(corp: string, holder: string, voice: Voice): string {
  if (isPlayer(holder)) return nameOf(voice, holder);
  return word(voice.language, holder === corp ? 'treasury' : 'pool');
}

function extras(table: Table1849, corp: string, { language }: Voice): string {
  const facts = table.corps[corp];
  return [
    ...privatesOf(table, corp),
    ...(facts?.bond ? [word(language, 'bond')] : []),
    ...(facts?.eToken ? [word(language, 'eToken')] : []),
    ...(table.port?.corp === corp ? [`+${boardOf(table).places.portBonus} ${table.port.hex}`] : []),
  ].join(', ');
}
