import { dice, pick } from '@binario/kernel/testing';
import { exitsOf, hexNumber, tileFace } from '@binario/rail';
import { describe, expect, it } from 'vitest';
import { builtInBoard } from '../board/of.ts';
import { concessionaires } from '../ids.ts';
import { closeCompany } from '../rules/closing.ts';
import { slotFor } from '../rules/slots.ts';
import { goalOf, openRoutes, tokenRules } from '../rules/tokens.ts';
import { layRules, tileSteps } from '../rules/track.ts';
import { possibleLays } from '../search/possibleLays.ts';
import { tileReach } from '../search/tileReach.ts';
import type { Table18fb } from '../table.ts';
import {
  asked,
  companyTurn,
  inTurn,
  lay,
  layTurned,
  offered,
  type Position,
  play,
  refuses,
  tableOf,
  tiles,
  working,
} from './support/index.ts';

const { full: fullBoard, placeNamed, places, tileSet } = builtInBoard;

/** NN in its first turn: the logo in Napoli Sud is printed, no token lies there. */
const first: Position = { companies: { NN: { standing: 'building', stations: [], cash: 200 } } };

/** Napoli Sud, Portici, Torre Annunziata with its other exit towards Pompei. */
const line = tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '6', 'nC4', 'nD1']);
const built: Position = { companies: { NN: { stations: ['nC6', 'nD3'] } }, tiles: line };
const pompei = tiles(['nD1', '4', 'nD3', 'F25']);

const tileOn = (state: { readonly table: Table18fb }, hex: string) => state.table.map[hex]?.tile;

describe('18FB §3.4.1 Steps', () => {
  it('two, three or four tiles, then no more [3.4.1-01, 3.4.1-02, 2.1-12, 2.1-13, 2.1-14]', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((phase) => tileSteps(tableOf({ phase, companies: { NN: {} } }), 'NN'));
    expect(steps).toEqual([2, 2, 3, 3, 4, 4]);
    const one = play(inTurn(first, 'NN'), lay('nC4', '58', 'nC6', 'nD3'));
    expect(one.table.turn.laid).toBe(1);
    const two = play(one, lay('nD3', '6', 'nC4', 'nD1'));
    expect(two.table.turn.laid).toBe(2);
    expect(asked(two)).toBe('placeToken');
    refuses({ ...inTurn(first, 'NN'), table: two.table }, lay('nD1', '4', 'nD3', 'F25'), 'lay.noStepLeft');
  });

  it('the number stays in later phases; steps may be left [2.1-15, 3.4.1-03]', () => {
    expect(tileSteps(tableOf({ phase: 5, companies: { NN: { facts: { steps: 2 } } } }), 'NN')).toBe(2);
    expect(asked(play(companyTurn(first, 'NN'), { type: 'pass' }))).toBe('placeToken');
  });

  it('one hex may be laid and upgraded in the same turn [3.4.1-04]', () => {
    const state = inTurn({ phase: 2, companies: { NN: {} }, tiles: tiles(['nC4', '58', 'nC6', 'nD3']) }, 'NN');
    const after = play(state, lay('nD3', '6', 'nC4', 'nD1'), lay('nD3', '12', 'nC4', 'nC2', 'nD1'));
    expect(tileOn(after, 'nD3')).toBe('12');
  });

  it('yellow on open ground, then green, then brown [3.4.1-05, 3.4.1-06, 3.4.1-16, 2.1-08]', () => {
    refuses(inTurn({ ...built, phase: 5 }, 'NN'), layTurned('nD1', '87', 3), 'lay.colourOfHex');
    refuses(inTurn({ ...built, phase: 5 }, 'NN'), layTurned('nD3', '63', 0), 'lay.colourOfHex');
    const green = play(inTurn({ ...built, phase: 5 }, 'NN'), lay('nD3', '14', 'nC4', 'nD1', 'nD5', 'nE2'));
    expect(tileOn(green, 'nD3')).toBe('14');
    expect(tileOn(play(green, layTurned('nD3', '63', 0)), 'nD3')).toBe('63');
  });

  it('no green before phase 2, no brown before phase 5 [2.1-09, 2.1-10, 2.1-11]', () => {
    refuses(inTurn(built, 'NN'), lay('nD3', '12', 'nC4', 'nC2', 'nD1'), 'lay.colourOfPhase');
    const green: Position = { ...built, phase: 4, tiles: { ...line, ...tiles(['nD3', '12', 'nC4', 'nC2', 'nD1']) } };
    refuses(inTurn(green, 'NN'), layTurned('nD3', '63', 0), 'lay.colourOfPhase');
    expect(tileOn(play(inTurn({ ...green, phase: 5 }, 'NN'), layTurned('nD3', '63', 0)), 'nD3')).toBe('63');
  });

  it('a tile leaves only by upgrade, and one not in the supply cannot be laid [3.4.1-14, 3.4.1-22]', () => {
    const elsewhere: NonNullable<Position['tiles']> = { J17: ['7', 0], J19: ['7', 0], J23: ['7', 0] };
    const state = inTurn({ companies: { NN: {} }, tiles: elsewhere }, 'NN');
    refuses(state, lay('nD7', '7', 'nC8', 'nC6'), 'lay.noneLeft');
    expect(tileOn(play(inTurn({ companies: { NN: {} } }, 'NN'), lay('nD7', '7', 'nC8', 'nC6')), 'nD7')).toBe('7');
    const after = play(state, lay('nD7', '9', 'nC8', 'nE6'));
    for (const hex of Object.keys(elsewhere)) expect(tileOn(after, hex)).toBe('7');
  });
});

describe('18FB §3.4.1 Reach', () => {
  it('new track extends a route from an own token or the printed home [3.4.1-07, 3.4.1-08, 3.4.1-13, 6-01]', () => {
    expect(tileOn(play(inTurn(first, 'NN'), lay('nC4', '58', 'nC6', 'nD3')), 'nC4')).toBe('58');
    refuses(inTurn(first, 'NN'), lay('nD1', '4', 'nD3', 'F25'), 'lay.notConnected');
    refuses(inTurn(first, 'NN'), lay('nC4', '3', 'nC2', 'nD3'), 'lay.notConnected');
    const token: Position = {
      companies: { NN: { stations: ['nC6', 'F25'] } },
      tiles: tiles(['F25', '57', 'nD1', 'F23']),
    };
    expect(tileOn(play(inTurn(token, 'NN'), lay('nD1', '4', 'nD3', 'F25')), 'nD1')).toBe('4');
  });

  it('a city with an empty slot is passed, reserved for others or not [3.4.1-09, 3.4.1-10]', () => {
    // Napoli Nord: a Bourbon token and empty slots of FB and FP.
    expect(tileOn(play(inTurn(first, 'NN'), lay('nD9', '58', 'nC8', 'nD11')), 'nD9')).toBe('58');
  });

  it('a city full of others stops the route, but may itself be upgraded [3.4.1-11, 3.4.1-12, 2.5.4-04]', () => {
    const full: Position = {
      phase: 2,
      companies: {
        NN: {},
        FB: { stations: ['I30', 'nC8'], president: 'P2' },
        FP: { stations: ['N21', 'nC8'], president: 'P3' },
      },
    };
    refuses(inTurn(full, 'NN'), lay('nD9', '58', 'nC8', 'nD11'), 'lay.notConnected');
    const north = lay('nC8', '704Nn', 'nC6', 'nD9', 'nD7', 'nB9');
    expect(tileOn(play(inTurn(full, 'NN'), north), 'nC8')).toBe('704Nn');
    const open = inTurn({ ...full, withoutBourbons: ['B7'] }, 'NN');
    expect(tileOn(play(open, lay('nD9', '58', 'nC8', 'nD11')), 'nD9')).toBe('58');
  });

  it('the new track of an upgrade must be reached, the old is not enough [3.4.1-15]', () => {
    const passing: Position = { phase: 2, companies: { NN: {} }, tiles: tiles(['nD7', '9', 'nC8', 'nE6']) };
    refuses(inTurn(passing, 'NN'), lay('nD7', '24', 'nC8', 'nE6', 'nC6'), 'lay.notConnected');
    expect(tileOn(play(inTurn(passing, 'NN'), lay('nD7', '24', 'nC8', 'nE6', 'nE8')), 'nD7')).toBe('24');
  });

  it('a tile without new track needs only that its station is reached [3.4.1-41]', () => {
    const bari: Position = {
      phase: 5,
      companies: { FS: {}, SFTF: { president: 'P2' } },
      tiles: tiles(['N21', '705', 'O20', 'N19', 'M20', 'M22']),
    };
    const brown = lay('N21', '708', 'O20', 'N19', 'M20', 'M22');
    expect(tileOn(play(inTurn(bari, 'FS'), brown), 'N21')).toBe('708');
    refuses(inTurn(bari, 'SFTF'), brown, 'lay.notConnected');
    const near: Position = { ...bari, tiles: { ...bari.tiles, ...straight('M14', 'M16', 'M18', 'M20', 'N21') } };
    expect(tileOn(play(inTurn(near, 'SFTF'), brown), 'N21')).toBe('708');
  });

  it('a home without a tile is the first hex laid [3.4.1-43]', () => {
    const state = inTurn({ companies: { LdA: { standing: 'building', stations: [] } } }, 'LdA');
    expect(new Set(offered(state, 'layTile').map(({ hex }) => hex))).toEqual(new Set(['F31']));
    const after = play(state, lay('F31', '57', 'F33', 'nC12'));
    expect(tileOn(after, 'F31')).toBe('57');
    expect(offered(after, 'layTile').some(({ hex }) => hex === 'F33')).toBe(true);
  });

  it('a tile route is continuous track and no more: it may come back over track it used [3.4.1-08]', () => {
    // From Sapri one cannot turn in G16 towards F15; who has gone round the loop beyond H17 comes from the other side.
    const sapri = tiles(['F17', '57', 'G16', 'E18']);
    const open = { ...sapri, ...tiles(['G16', '23', 'H17', 'F17', 'F15'], ['H17', '23', 'G16', 'I18', 'I16']) };
    const back = tiles(['I18', '7', 'H17', 'I16'], ['I16', '7', 'I18', 'H17']);
    const companies = { FSC: { stations: ['F23', 'F17'] } };
    const move = lay('F15', '3', 'G16', 'G14');
    refuses(inTurn({ phase: 2, companies, tiles: open }, 'FSC'), move, 'lay.notConnected');
    const loop = inTurn({ phase: 2, companies, tiles: { ...open, ...back } }, 'FSC');
    expect(tileOn(play(loop, move), 'F15')).toBe('3');
  });

  it('no route crosses a closed pass before phase 3; track may be laid up to it [3.4.1-44]', () => {
    const paola = lay('F11', '710', 'F9', 'E10', 'E12', 'F13');
    const state = play(inTurn({ phase: 2, companies: { FC: {} } }, 'FC'), paola);
    expect(tileOn(state, 'F11')).toBe('710');
    refuses(state, lay('E12', '3', 'F11', 'F13'), 'lay.notConnected');
    const later = { ...state, table: { ...state.table, phase: '3' } };
    expect(tileOn(play(later, lay('E12', '3', 'F11', 'F13')), 'E12')).toBe('3');
  });
});

/** Track over plain hexes and the town M18 between two cities. */
function straight(...hexes: readonly string[]): NonNullable<Position['tiles']> {
  const placed = hexes.slice(1, -1).map((hex, n) => {
    const [before, after] = [hexes[n] as string, hexes[n + 2] as string];
    const kind = placeNamed.get(hex)?.kind;
    for (const tile of kind === 'town' ? ['3', '4', '58'] : ['7', '8', '9']) {
      try {
        return tiles([hex, tile, before, after]);
      } catch {
        // Not this shape.
      }
    }
    throw new Error(`${before} ${hex} ${after}`);
  });
  return Object.assign({}, ...placed);
}

describe('18FB §3.4.1 Upgrades', () => {
  it('a value upgrade keeps all track [3.4.1-17]', () => {
    refuses(inTurn({ ...built, phase: 2 }, 'NN'), lay('nD3', '12', 'nC4', 'nC2', 'nD5'), 'lay.keepTrack');
    expect(tileOn(play(inTurn({ ...built, phase: 2 }, 'NN'), lay('nD3', '12', 'nC4', 'nC2', 'nD1')), 'nD3')).toBe('12');
  });

  it('two towns on crossing tracks keep what they join, also when they become one junction [3.4.1-17]', () => {
    const crossing: Position = { phase: 5, regionals: { FAL: {} }, tiles: { L19: ['55', 0] } };
    // 55 joins 0-3 and 1-4: green 902 has these four exits, 901 has not.
    expect(tileOn(play(inTurn(crossing, 'FAL'), layTurned('L19', '902', 0)), 'L19')).toBe('902');
    refuses(inTurn(crossing, 'FAL'), layTurned('L19', '901', 0), 'lay.keepTrack');
    // The same four exits joined otherwise are new track, and nothing is joined to a neighbour yet.
    expect(tileOn(play(inTurn(crossing, 'FAL'), layTurned('L19', '1', 0)), 'L19')).toBe('1');
    const joined: Position = {
      ...crossing,
      tiles: { ...crossing.tiles, ...tiles(['L21', '9', 'L19', 'L23'], ['L17', '4', 'L19', 'L15']) },
    };
    refuses(inTurn(joined, 'FAL'), layTurned('L19', '1', 0), 'lay.keepConnections');
  });

  it('a competitive upgrade keeps what is joined to neighbouring track [3.4.1-18, 3.4.1-19]', () => {
    expect(tileOn(play(inTurn(built, 'NN'), lay('nD3', '57', 'nC4', 'nE2')), 'nD3')).toBe('57');
    const joined: Position = { ...built, tiles: { ...line, ...pompei } };
    refuses(inTurn(joined, 'NN'), lay('nD3', '57', 'nC4', 'nE2'), 'lay.keepConnections');
    refuses(inTurn(built, 'NN'), lay('nD3', '6', 'nC4', 'nD1'), 'lay.nothingNew');
  });

  it('tokens keep their places; no tile with too few slots for tokens and claims [3.4.1-20, 3.4.1-42]', () => {
    const green: Position = {
      phase: 5,
      companies: { NN: { stations: ['nC6', 'nD3'] }, FB: { stations: ['I30', 'nD3'], president: 'P2' } },
      tiles: { ...line, ...tiles(['nD3', '15', 'nC4', 'nD1', 'nC2', 'nD5']) },
    };
    expect(tableOf(green).stations.nD3).toEqual(['NN', 'FB']);
    const small = lay('nD3', '12', 'nC4', 'nD5', 'nE4');
    refuses(inTurn(green, 'NN'), small, 'lay.tooFewSlots');
    const alone: Position = { ...green, companies: { NN: { stations: ['nC6', 'nD3'] } } };
    expect(tileOn(play(inTurn(alone, 'NN'), small), 'nD3')).toBe('12');
    const brown = play(inTurn(green, 'NN'), layTurned('nD3', '63', 0));
    expect(brown.table.stations.nD3).toEqual(['NN', 'FB']);
  });

  it('a token alone in the second circle keeps it: one circle is too few (ruling O4) [3.4.1-20, 3.4.1-42]', () => {
    const both: Position = {
      phase: 5,
      companies: { NN: { president: 'P2', stations: ['nC6', 'F25'] }, FST: { stations: ['F23', 'F25'] } },
      tiles: { F25: ['14', 0] },
    };
    expect(tableOf(both).stations.F25).toEqual(['NN', 'FST']);
    const { stations, ...rest } = working(tableOf(both), (tx) => closeCompany(tx, 'NN')).table;
    expect(stations.F25).toEqual([null, 'FST']);
    const at = (slots: readonly (string | null)[]) =>
      inTurn({ ...both, table: { ...rest, stations: { ...stations, F25: slots } } }, 'FST');
    refuses(at([null, 'FST']), layTurned('F25', '13', 0), 'lay.tooFewSlots');
    expect(tileOn(play(at(['FST', null]), layTurned('F25', '13', 0)), 'F25')).toBe('13');
  });

  it('a frozen company upgrades and lays nothing new [3.4.1-39, 3.3-22, 3.3-23, 3.3-31]', () => {
    const nn = { stations: ['nC6', 'nD3'], facts: { concession: 'pool' } } as const;
    const frozen: Position = { phase: 2, companies: { NN: nn }, tiles: line };
    refuses(inTurn(frozen, 'NN'), lay('nD1', '4', 'nD3', 'F25'), 'lay.frozen');
    expect(tileOn(play(inTurn(frozen, 'NN'), lay('nD3', '12', 'nC4', 'nC2', 'nD1')), 'nD3')).toBe('12');
    const alone = companyTurn({ ...frozen, companies: { NN: { ...nn, president: 'pool' } } }, 'NN');
    expect(asked(alone)).not.toBe('layTrack');
    expect(alone.table.map).toEqual(tableOf(frozen).map);
  });

  it('a town whose free sides fit no green tile stays as it is [3.4.1-40]', () => {
    const { board } = fullBoard;
    const fits = (hex: string, colour: string) =>
      tileSet
        .filter((tile) => tile.type === 'town' && tile.colour === colour && tile.label === undefined)
        .some(({ id }) =>
          [0, 1, 2, 3, 4, 5].some((turn) => {
            const sides = board.buildable[hexNumber(board, hex)] as number;
            return (exitsOf(tileFace(board, id, turn)) & ~sides) === 0;
          }),
        );
    const single = places.filter(({ kind, label }) => kind === 'town' && label === undefined).map(({ id }) => id);
    expect(single.filter((hex) => !fits(hex, 'yellow'))).toEqual([]);
    expect(single.filter((hex) => !fits(hex, 'green')).sort()).toEqual(
      ['A4', 'D35', 'E12', 'E20', 'I8', 'L37', 'M8', 'O8', 'nC4'].sort(),
    );
  });
});

describe('18FB §3.4.1 Restrictions', () => {
  const nn = () => inTurn(first, 'NN');

  it('no track to the sea, the lake of Celano or a grey hex [3.4.1-23, 3.4.1-26, 3.4.1-27]', () => {
    refuses(nn(), layTurned('nC4', '58', 1), 'lay.prohibitedSide');
    refuses(nn(), layTurned('H43', '4', 0), 'lay.prohibitedSide');
    refuses(nn(), layTurned('G46', '9', 0), 'lay.prohibitedSide');
  });

  it('none to a blank side of a red hex, but to its track [3.4.1-28]', () => {
    const capua: Position = {
      phase: 2,
      companies: { LdA: { stations: ['F31', 'F37'] } },
      tiles: tiles(['F37', '57', 'F35', 'F39']),
    };
    refuses(inTurn(capua, 'LdA'), layTurned('F39', '8', 0), 'lay.prohibitedSide');
    expect(tileOn(play(inTurn(capua, 'LdA'), lay('F39', '9', 'F37', 'F41')), 'F39')).toBe('9');
  });

  it('none to the dark-grey sides of Vesuvio, but to the Funicolare [3.4.1-24, 3.4.1-25]', () => {
    refuses(nn(), layTurned('nC4', '3', 3), 'lay.prohibitedSide');
    const portici: Position = { ...first, tiles: tiles(['nC4', '58', 'nC6', 'nD3']) };
    expect(tileOn(play(inTurn(portici, 'NN'), lay('nD3', '5', 'nC4', 'nD5')), 'nD3')).toBe('5');
  });

  it('each kind of hex takes its kind of tile [3.4.1-29, 3.4.1-30, 3.4.1-31, 3.4.1-32]', () => {
    refuses(nn(), layTurned('nC4', '6', 3), 'lay.stationKind');
    refuses(nn(), layTurned('nC4', '9', 0), 'lay.stationKind');
    refuses(nn(), layTurned('nD3', '4', 0), 'lay.stationKind');
    refuses(nn(), layTurned('nD7', '57', 2), 'lay.stationKind');
    refuses(nn(), layTurned('L19', '4', 0), 'lay.stationKind');
    refuses(nn(), layTurned('L17', '55', 0), 'lay.stationKind');
  });

  it('an L town takes only the brown L tile [3.4.1-33]', () => {
    const stabia: Position = {
      phase: 5,
      companies: { NN: { stations: ['nC6', 'nD3'] } },
      tiles: {
        ...tiles(['nC4', '58', 'nC6', 'nD3'], ['nD3', '15', 'nC4', 'nC2', 'nD1', 'nD5']),
        ...tiles(['nC2', '87', 'nC4', 'nD3', 'nD1', 'E26']),
      },
    };
    refuses(inTurn(stabia, 'NN'), layTurned('nC2', '889', 0), 'lay.letter');
    expect(tileOn(play(inTurn(stabia, 'NN'), lay('nC2', '146', 'nC4', 'nD3', 'nD1', 'E26')), 'nC2')).toBe('146');
  });

  it('L and P cities take only their brown tiles [3.4.1-34, 3.4.1-35]', () => {
    const termoli: Position = {
      phase: 5,
      companies: { LTF: { stations: ['K44', 'K34'] } },
      tiles: tiles(['K34', '15', 'K36', 'K32', 'J35', 'J33']),
    };
    refuses(inTurn(termoli, 'LTF'), layTurned('K34', '63', 0), 'lay.letter');
    refuses(inTurn(termoli, 'LTF'), layTurned('K34', '611', 0), 'lay.letter');
    expect(tileOn(play(inTurn(termoli, 'LTF'), lay('K34', '700', 'K36', 'K32', 'J35', 'J33')), 'K34')).toBe('700');
    const lecce: Position = {
      phase: 5,
      companies: { FS: { stations: ['N21', 'O10'] } },
      tiles: tiles(['O10', '12', 'O12', 'P11', 'N11']),
    };
    refuses(inTurn(lecce, 'FS'), layTurned('O10', '700', 0), 'lay.letter');
    expect(tileOn(play(inTurn(lecce, 'FS'), lay('O10', '611', 'O12', 'P11', 'N11', 'N9', 'O8')), 'O10')).toBe('611');
  });

  it('W, Napoli, Bari and Reggio take only tiles of their letter [3.4.1-36, 3.4.1-37, 3.4.1-38]', () => {
    refuses(inTurn({ phase: 2, companies: { FC: {} } }, 'FC'), layTurned('F11', '15', 0), 'lay.letter');
    refuses(inTurn({ phase: 2, companies: { NN: {} } }, 'NN'), layTurned('nC8', '704Ns', 2), 'lay.letter');
    refuses(inTurn({ phase: 2, companies: { NN: {} } }, 'NN'), layTurned('nC6', '704Nn', 0), 'lay.letter');
    refuses(inTurn({ phase: 2, companies: { FS: {} } }, 'FS'), layTurned('N21', '710', 5), 'lay.letter');
    refuses(inTurn({ phase: 2, companies: { FC: {} } }, 'FC'), layTurned('A2', '12', 3), 'lay.letter');
    const sud = play(
      inTurn({ phase: 2, companies: { NN: {} } }, 'NN'),
      lay('nC6', '704Ns', 'nC8', 'nC4', 'nB7', 'nD7'),
    );
    expect(tileOn(sud, 'nC6')).toBe('704Ns');
  });

  it('an unlettered hex never takes a lettered tile [3.4.1-45]', () => {
    const nocera: Position = {
      phase: 5,
      companies: { NN: { stations: ['nC6', 'F25'] } },
      tiles: tiles(['F25', '14', 'nD1', 'F23', 'E26', 'G24']),
    };
    refuses(inTurn(nocera, 'NN'), layTurned('F25', '611', 0), 'lay.letter');
  });
});

/** A position after so many rounds in which every company builds at random. */
function grown(
  seed: number,
  rounds: number,
  phase: number,
  seen: (table: Table18fb, corp: string) => void = () => undefined,
): Table18fb {
  const roll = dice(seed);
  const companies = Object.fromEntries(concessionaires.map((corp) => [corp, { cash: 900 }]));
  let table = tableOf({ phase, companies });
  for (let round = 0; round < rounds; round++) {
    for (const corp of concessionaires) {
      for (let step = 0; step < 2; step++) {
        const list = possibleLays(table, corp);
        if (list.length === 0) break;
        const { hex, tile, rotation } = pick(roll, list);
        table = { ...table, map: { ...table.map, [hex]: { tile, rotation } } };
      }
      seen(table, corp);
      const routes = openRoutes(table, corp);
      if (routes.length === 0) continue;
      const hex = goalOf(table, pick(roll, routes).hexes);
      const slots = [...(table.stations[hex] ?? [])];
      slots[slotFor(table, hex, corp) as number] = corp;
      const stations = { ...table.stations, [hex]: Array.from(slots, (each) => each ?? null) };
      table = { ...table, stations, charters: { ...table.charters, [corp]: (table.charters[corp] ?? 0) - 1 } };
    }
  }
  return table;
}

/** What a turned tile looks like, whichever of two towns is called the first. */
function look(tile: string, rotation: number): string {
  const { track, stops } = tileFace(fullBoard.board, tile, rotation);
  const ends = track.map(({ a, b }) => `${Math.min(a, b)}-${Math.max(a, b)}`).sort();
  const swapped = track
    .map(({ a, b }) => [a, b].map((end) => (end < 6 ? end : 13 - end)))
    .map(([a, b]) => `${Math.min(a as number, b as number)}-${Math.max(a as number, b as number)}`)
    .sort();
  return stops.length === 2 ? [ends.join(' '), swapped.join(' ')].sort().join(' | ') : ends.join(' ');
}

describe('the list of tokens', () => {
  it.each([
    [1, 8, 2],
    [2, 14, 4],
    [3, 18, 5],
  ] as const)('names only what the rules allow: seed %i, %i rounds, phase %i', (seed, rounds, phase) => {
    let listed = 0;
    grown(seed, rounds, phase, (table, corp) => {
      for (const { hexes: route } of openRoutes(table, corp)) {
        const action = { type: 'placeToken', by: 'P1', route } as const;
        const breach = tokenRules.filter((rule) => rule.breach(table, { step: 'placeToken', corp }, action) !== false);
        expect(breach).toEqual([]);
        listed++;
      }
    });
    expect(listed).toBeGreaterThan(5);
  });
});

describe('the list of lays', () => {
  it.each([
    [1, 4, 1, 'NN'],
    [2, 9, 3, 'FB'],
    [3, 14, 5, 'FST'],
    [4, 12, 5, 'FAL'],
  ] as const)('is exactly what the rules allow: seed %i, %i rounds, phase %i, %s', (seed, rounds, phase, corp) => {
    const table = grown(seed, rounds, phase);
    expect(tileReach(table, corp).length).toBe(places.length);
    const listed = possibleLays(table, corp).map(({ hex, tile, rotation }) => `${hex} ${tile} ${look(tile, rotation)}`);
    expect(new Set(listed).size).toBe(listed.length);
    const allowed = new Set<string>();
    for (const { id: hex } of places) {
      for (const { id: tile } of tileSet) {
        for (let rotation = 0; rotation < 6; rotation++) {
          const action = { type: 'layTile', by: 'P1', hex, tile, rotation } as const;
          const breach = layRules.some((rule) => rule.breach(table, { step: 'layTrack', corp }, action) !== false);
          if (!breach) allowed.add(`${hex} ${tile} ${look(tile, rotation)}`);
        }
      }
    }
    expect(new Set(listed)).toEqual(allowed);
    expect(listed.length).toBeGreaterThan(0);
  });
});
