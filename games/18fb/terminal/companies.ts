import { labelled } from '@binario/kernel';
import { type CorpId, cashOf, POOL, stationsOf, trainsOf } from '@binario/rail';
import { columns, heading, holdingsLine, nameOf, type Voice } from '@binario/terminal';
import { boardOf } from '../board/of.ts';
import { corpIds } from '../ids.ts';
import { destinationsOf } from '../rules/destinations.ts';
import { inMarketOrder, price } from '../rules/market.ts';
import type { Table18fb } from '../table.ts';
import { factsOf, isFrozen, isStarted, OFFER, presidentIfAny, regionalOf } from '../table.ts';
import { hexWithName } from '../text/speaker.ts';
import { title18fb } from '../title.ts';

const entry = ({ language }: Voice, key: string): string => title18fb.text[language][key] ?? key;

const standing = (table: Table18fb, corp: CorpId, voice: Voice): string =>
  entry(voice, `standing.${isFrozen(table, corp) ? 'frozen' : factsOf(table, corp).standing}`);

/** Lines about the companies: those on the market in its order, then those still to come, then the regionals. */
export function companyLines(table: Table18fb, voice: Voice): readonly string[] {
  const head = heading(voice, 'company', 'price', 'treasury', 'president', 'trains', 'tokens', 'certificates');
  const rows = inMarketOrder(table).map((corp) => rowOf(table, corp, voice));
  const others = corpIds.filter((corp) => !isStarted(table, corp));
  return [
    ...(rows.length > 0 ? columns([head, ...rows], [1, 2]) : []),
    ...others.map((corp) => labelled(voice.language, corp, standing(table, corp, voice))),
    ...boardOf(table)
      .regionalIds.filter((each) => regionalOf(table, each).standing === 'open')
      .map((each) => regionalLine(table, each, voice)),
  ];
}

function rowOf(table: Table18fb, corp: CorpId, voice: Voice): readonly string[] {
  const { markers, leased } = factsOf(table, corp);
  const ends = destinationsOf(table, corp).filter(({ role }) => role !== 'extra');
  return [
    corp,
    String(price(table, corp)),
    String(cashOf(table, corp)),
    nameOf(voice, presidentIfAny(table, corp) ?? '-'),
    trainsOf(table, corp)
      .map((train) => (leased.includes(train) ? `[${train}]` : train))
      .join(' ') || '-',
    `${stationsOf(table.stations, corp).join(' ')} +${table.charters[corp] ?? 0}, o ${markers}`,
    holdingsLine(table, corp, [...corpIds, POOL, OFFER], voice, (holder) => holderName(holder, voice)),
    [standing(table, corp, voice), ...ends.map(({ hex }) => `> ${hexWithName(boardOf(table), hex)}`)].join(' '),
  ];
}

/** What a holder is called who is no player: a company by its own name. */
const holderName = (holder: string, voice: Voice): string =>
  holder === POOL || holder === OFFER ? entry(voice, `holder.${holder}`) : holder;

function regionalLine(table: Table18fb, regional: CorpId, voice: Voice): string {
  const owner = presidentIfAny(table, regional);
  const name = owner === undefined ? entry(voice, 'holder.pool') : nameOf(voice, owner);
  const trains = trainsOf(table, regional).join(' ') || '-';
  const state = [name, cashOf(table, regional), trains, `o ${regionalOf(table, regional).markers}`];
  return labelled(voice.language, regional, state.join(', '));
}
