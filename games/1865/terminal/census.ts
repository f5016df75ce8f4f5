import { BANK, exitsOf, faceAt, GONE, POOL } from '@binario/rail';
import type { Census } from '@binario/terminal';
import type { Action1865 } from '../actions.ts';
import type { Board1865 } from '../board/compile.ts';
import { companyIds, DRAGONS, maritimeIds } from '../data/companies.ts';
import { kindOfCard, trainKinds } from '../data/trains.ts';
import type { Effect1865 } from '../effects.ts';
import type { Table1865 } from '../table.ts';
import { boardOf, factsOf, isOnBoard } from '../table.ts';

const mineName = ({ hexNamed }: Pick<Board1865, 'hexNamed'>, hex: string): string => hexNamed.get(hex)?.name ?? hex;

/** What must not be dead on this board. */
function groups(table: Table1865) {
  const on = boardOf(table);
  const mines = on.mineHexes.map((hex) => mineName(on, hex));
  const sea = on.seaRoutes.map(({ id }) => id);
  return {
    launches: companyIds,
    'launched as': ['minor', 'major', 'again'],
    flotations: companyIds,
    conversions: companyIds,
    'converted in phase': ['2', '3', '4', '5', '6', '7'],
    absorptions: [
      'active',
      'passive',
      'own share sold',
      'mine given up',
      'synergy',
      'marker replaced',
      'marker taken off',
    ],
    loans: ['taken', 'passed on', 'repaid', 'personal'],
    'forced purchases': ['with help', 'eliminated', 'closed'],
    Dragons: ['buy from offer', 'buy from pool', 'sell', 'sold to a player'],
    'Dragons decide by': ['only', 'fewest', 'rank', 'cheapest', 'pile'],
    presidency: ['changed'],
    'cards transferred': maritimeIds,
    'location bonus': maritimeIds,
    'markers on mines': mines,
    'mines gone down': mines,
    'sea routes joined': sea,
    'markers over sea routes': sea,
    'trains from the pile': trainKinds,
    'other trains': ['from the pool', 'second-hand', 'discarded', 'scrapped'],
    phases: ['2', '3', '4', '5', '6', '7'],
    tiles: on.tiles.map(({ id }) => id),
  };
}

function ofEffect(effect: Effect1865, table: Table1865): readonly string[] {
  switch (effect.type) {
    case 'launched': {
      const { relaunch, status } = factsOf(table, effect.corp);
      return [`launches/${effect.corp}`, `launched as/${relaunch ? 'again' : status}`];
    }
    case 'floated':
      return [`flotations/${effect.corp}`];
    case 'converted':
      return [`conversions/${effect.corp}`, `converted in phase/${table.phase}`];
    case 'presidencyPassed':
      return ['presidency/changed'];
    case 'bonusGiven':
      return [`location bonus/${effect.private}`];
    case 'markersReplaced':
      return effect.hexes.map(() => 'absorptions/marker replaced');
    case 'playerEliminated':
      return ['forced purchases/eliminated'];
    case 'stockSold':
      if (effect.by === DRAGONS) return ['Dragons/sell'];
      return effect.by === effect.corp ? ['absorptions/own share sold'] : [];
    case 'dragonsBought':
      return [`Dragons/buy from ${effect.from}`, `Dragons decide by/${effect.decidedBy}`];
    case 'trainDiscarded':
      return ['other trains/discarded'];
    case 'trainBought':
      if (effect.from === BANK) return [`trains from the pile/${kindOfCard(effect.train)}`];
      return [effect.from === POOL ? 'other trains/from the pool' : 'other trains/second-hand'];
    case 'loanTaken':
      return ['loans/taken'];
    case 'loansPassed':
      return ['loans/passed on'];
    case 'loanRepaid':
      return ['loans/repaid'];
    case 'personalLoan':
      return ['loans/personal'];
    case 'companyClosed':
      return ['forced purchases/closed'];
    case 'paid':
      if (effect.why === 'presidentAdds') return ['forced purchases/with help'];
      return effect.why === 'synergy' ? ['absorptions/synergy'] : [];
    case 'markerPlaced':
    case 'tokenPlaced':
      return boardOf(table).mineHexes.includes(effect.hex)
        ? [`markers on mines/${mineName(boardOf(table), effect.hex)}`]
        : [];
    case 'tokenTaken':
      return effect.to === 'lost' ? ['absorptions/marker taken off'] : [];
    case 'tileLaid':
      return [
        `tiles/${effect.tile}`,
        ...(effect.by === null ? [`mines gone down/${mineName(boardOf(table), effect.hex)}`] : []),
      ];
    case 'trainMoved':
      return effect.to === GONE ? ['other trains/scrapped'] : [];
    case 'phaseEntered':
      return [`phases/${effect.phase}`];
    default:
      return [];
  }
}

function ofAction(action: Action1865, table: Table1865): readonly string[] {
  switch (action.type) {
    case 'absorb':
      return ['absorptions/active'];
    case 'beAbsorbed':
      return ['absorptions/passive'];
    case 'vacateMine':
      return ['absorptions/mine given up'];
    case 'buyCert':
      return action.from === 'dragons' ? ['Dragons/sold to a player'] : [];
    case 'transferCard':
      return [`cards transferred/${action.private}`];
    case 'placeMarker':
      return boardOf(table)
        .seaRoutes.filter(({ from, to }) => areNeighbours(action.route, from.hex, to.hex))
        .map(({ id }) => `markers over sea routes/${id}`);
    default:
      return [];
  }
}

const areNeighbours = (route: readonly string[], a: string, b: string): boolean =>
  route.some((hex, n) => (hex === a && route[n + 1] === b) || (hex === b && route[n + 1] === a));

/** Sea routes with track at both ends. */
function ofEnd(table: Table1865): readonly string[] {
  const leads = ({ hex, edge }: { readonly hex: string; readonly edge: number }) =>
    isOnBoard(table, hex) && (exitsOf(faceAt(boardOf(table).board, table.map, hex)) & (1 << edge)) !== 0;
  return boardOf(table)
    .seaRoutes.filter(({ from, to }) => leads(from) && leads(to))
    .map(({ id }) => `sea routes joined/${id}`);
}

/** What must not be dead in many games of 1865. */
export const census1865: Census<Table1865, Effect1865> = {
  groups,
  ofEffect,
  ofAction: (action, table) => ofAction(action as Action1865, table),
  ofEnd,
};
