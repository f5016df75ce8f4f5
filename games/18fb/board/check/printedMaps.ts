import { concessionaires } from '../../ids.ts';
import type { BoardFile18fb, CorpPart, HexPart } from '../file.ts';
import { mapOf } from '../trackBoard.ts';

/** Warns if what stands at a place of the file is not what a section prints. */
export type Same = (section: string, at: string, printed: string | number, value: string | number) => void;

/** Names beside the positions that the tables of 3.2.2 and 3.5.1 print. */
const named: Readonly<Record<string, string>> = {
  A2: 'Reggio Calabria',
  B5: 'Gioia',
  F11: 'Cosenza',
  F17: 'Sapri',
  F23: 'Salerno',
  F25: 'Nocera',
  F31: 'Capua',
  G30: 'Caserta',
  H27: 'Avellino',
  I30: 'Benevento',
  I36: 'Isernia',
  J21: 'Potenza',
  K44: 'Campoli',
  L23: 'Andria',
  L27: 'Foggia',
  L39: 'Pescara',
  M14: 'Taranto',
  N21: 'Bari',
  O10: 'Lecce',
  P13: 'Brindisi',
  I38: 'Castel di Sangro',
  K30: 'San Severo',
  L19: 'Altamura/Gravina',
};
const inRegionals: readonly string[] = ['I38', 'K30', 'L19'];

/** The table of 3.2.2: home, intermediate and final destination. Places of the small map have no position there. */
const lines: Readonly<Record<(typeof concessionaires)[number], string>> = {
  NN: 'Napoli > Torre Annunziata > F25',
  FSC: 'F23 > F17 > F11',
  LdA: 'F31 > I36 > L39',
  FC: 'F11 > B5 > A2',
  FB: 'I30 > G30 > Napoli',
  LTF: 'K44 > L39 > L27',
  SFTF: 'M14 > L23 > L27',
  FS: 'N21 > M14 P13 > O10',
  FP: 'N21 > L27 > Napoli, Napoli > H27 > N21',
  FST: 'F23 > J21 > M14',
};

/** Tokens of the government, with the place of each (2.5.4, 2.7). */
const governmentTokens = { B5: 'Roma', B6: 'Caserta', B7: 'Napoli Nord', B8: 'Caserta' } as const;

/** What the text says of the two maps, and of places on them. */
export function checkPrintedMaps({ map, corporations }: BoardFile18fb, same: Same): void {
  same('3.4.2', 'map.costs', '10 40 60', [map.costs.plain, map.costs.river, map.costs.mountain].join(' '));
  same('2.5.1', 'map.links', 'abcdefgh', map.links.map(({ letter }) => letter).join(''));
  same('2.5.1', 'map.ground', 2, map.ground.filter(({ kind }) => kind === 'napoli').length);
  same('2.5.2', 'map.passes.open', 3, map.passes.open);
  const sarno = map.links.filter(({ rivers = [] }) => rivers.includes('Sarno')).map(({ letter }) => letter);
  same('2.5.2', 'map.links', 'fgh', sarno.join(''));
  for (const [token, place] of Object.entries(governmentTokens)) {
    const at = map.hexes.findIndex(({ slots = [] }) => slots.includes(token));
    same('2.5.4', at < 0 ? 'map.hexes' : `map.hexes[${at}].slots`, place, map.hexes[at]?.name ?? '–');
  }
  const byId = new Map(map.hexes.map((hex) => [hex.id, hex]));
  const last = map.offMap.find(({ name }) => name === 'Roma')?.hexes.at(-1);
  const open = byId.get(last ?? '')?.slots?.find((slot) => slot.startsWith('phase'));
  same('2.5.3', 'map.offMap', 'phase4', open ?? '–');
  checkNames(map, same);
  checkMountVesuvius(map, byId, same);
  for (const corp of concessionaires) {
    same('3.2.2', `corporations.${corp}`, lines[corp], lineOf(corporations[corp], byId));
  }
}

function checkNames({ hexes, falcon }: BoardFile18fb['map'], same: Same): void {
  for (const [id, name] of Object.entries(named)) {
    const n = hexes.findIndex((hex) => hex.id === id);
    const at = n < 0 ? 'map.hexes' : `map.hexes[${n}].name`;
    same(inRegionals.includes(id) ? '3.5.1' : '3.2.2', at, `${id} ${name}`, `${id} ${hexes[n]?.name ?? '–'}`);
  }
  const taxed = falcon.map(({ hex, amount }) => `${hexes.find(({ id }) => id === hex)?.name} +${amount}`);
  same('2.7', 'map.falcon', 'Benevento +30, Pontecorvo +10', taxed.sort().join(', '));
}

/** 2.5.3: the Funicolare goes from Torre Annunziata, and all other sides of the Vesuvius are prohibited (3.4.1). */
function checkMountVesuvius(
  { hexes, funicolare: { city, stub, edge } }: BoardFile18fb['map'],
  byId: ReadonlyMap<string, HexPart>,
  same: Same,
): void {
  same('2.5.3', 'map.funicolare.city', 'Torre Annunziata', byId.get(city)?.name ?? '–');
  const at = hexes.findIndex(({ id }) => id === stub);
  same('3.4.1', `map.hexes[${at}].track`, `${(edge + 3) % 6}-s`, hexes[at]?.track ?? '–');
}

/** As the table of 3.2.2 writes it, one line for each home. */
function lineOf({ homes = [], destinations = [] }: CorpPart, byId: ReadonlyMap<string, HexPart>): string {
  const place = (hex: string): string => {
    if (mapOf(hex) === 'main') return hex;
    const { name = hex } = byId.get(hex) ?? {};
    return name.startsWith('Napoli') ? 'Napoli' : name;
  };
  return homes
    .map((home) => {
      const at = (role: string): string =>
        destinations
          .filter((each) => each.role === role && (each.base === undefined || each.base === home))
          .map(({ hex }) => place(hex))
          .sort()
          .join(' ');
      return [place(home), at('intermediate'), at('final')].join(' > ');
    })
    .join(', ');
}
