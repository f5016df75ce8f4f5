import type { Findings } from '@binario/rail';
import { bands, cardIds, concessionaires, nationalIds, partySizes, phaseNumbers, trainKinds } from '../../ids.ts';
import type { BoardFile18fb } from '../file.ts';

/** What the tables of the rulebook print; a board that has it otherwise departs from the text, and can be played. */

const deposits = '100/50A 200/100D 240/120C 200/100D 150/80A 100/50C 100/50C 200/100B 400/200B 240/120C'.split(' ');
const cards = '25/5 50/10 75/15 75/15 100/20 125/20/10 175/25/10 200/25/10'.split(' ');
const nominals: Readonly<Record<string, number>> = {
  SFSM: 130,
  SEPSA: 130,
  FAS: 160,
  FA: 130,
  FAL: 160,
  FG: 160,
  FdC: 130,
};
const bandValues = [5, 10, 15, 20, 25];
const cardPhases = [1, 1, 1, 2, 2, 1, 1, 1];
const tileSteps = [2, 2, 3, 3, 4, 4];
const offMapValues = [0, 0, 1, 1, 2, 2];
/** Which deposit on a concession is due; none from phase 4 on. */
const due = [0, 0, 1, 2, 2, 2];
const colours = [1, 2, 2, 2, 3, 3];
const scrapped = ['3', '5', '6', '-', '-', '-'];
const capitals = [1000, 750, 600, 500];
const limits = [26, 20, 16, 13];
const eligible = { RM: 'LdA NN FC FSC', RA: 'LTF FS SFTF SFM' };
/** Positions in the tables of 3.2.2 and 3.5.1. */
const positions: Readonly<Record<string, string>> = {
  NN: 'nD3 F25',
  FSC: 'F23 F17 F11',
  LdA: 'F31 I36 L39',
  FC: 'F11 B5 A2',
  FB: 'I30 G30',
  LTF: 'K44 L39 L27',
  SFTF: 'M14 L23 L27',
  FS: 'N21 P13 M14 O10',
  FP: 'N21 L27 H27',
  FST: 'F23 J21 M14',
};
const regionalHomes: Readonly<Record<string, string>> = { FAS: 'I38', FA: 'F31', FAL: 'L19', FG: 'K30', FdC: 'A2' };
/** Numbers and counts of section 5. */
const manifest =
  '1:1 2:1 3:8 4:20 5:6 6:14 7:3 8:20 9:25 55:1 56:1 57:6 58:25 69:1 12:4 13:4 14:4 15:7 16:2 17:2 18:1 19:2 20:2 21:2 22:2 ' +
  '23:4 24:4 25:2 26:2 27:2 28:2 29:2 30:2 31:2 52:4 87:15 88:15 204:15 624:2 625:2 626:2 704Nn:1 704Ns:1 705:1 706:1 710:6 ' +
  '901:2 902:2 903:2 63:12 146:10 611:4 700:3 707Nn:1 707Ns:1 708:1 709:1 889:15 900:15 904:2 905:6';

/** Warns of whatever differs from what the rulebook prints, with its section. */
export function checkPrinted(found: Findings, file: BoardFile18fb): void {
  const same = (section: string, at: string, printed: string | number, value: string | number) => {
    if (String(printed) === String(value)) return;
    found.warning(`18FB §${section}`, at, 'board.otherThanPrinted', { printed: String(printed), value: String(value) });
  };
  concessionaires.forEach((corp, n) => {
    const { deposits: paid, band } = file.concessions[corp];
    same('3.2.2', `concessions.${corp}`, deposits[n] as string, `${paid.join('/')}${band}`);
    const { homes = [], destinations = [] } = file.corporations[corp];
    const named = [...homes, ...destinations.filter(({ role }) => role !== 'extra').map(({ hex }) => hex)];
    const missing = (positions[corp] ?? '').split(' ').filter((hex) => !named.includes(hex));
    same('3.2.2', `corporations.${corp}`, missing.join(' '), '');
  });
  bands.forEach((band, n) => {
    same('3.4.4', `interest.${band}`, bandValues[n] as number, file.interest[band]);
  });
  cardIds.forEach((card, n) => {
    const { cost, income, laterIncome, fromPhase } = file.cards[card];
    const incomes = laterIncome === undefined ? [income] : [income, laterIncome];
    same('2.7', `cards.${card}`, cards[n] as string, [cost, ...incomes].join('/'));
    same('2.7', `cards.${card}.fromPhase`, cardPhases[n] as number, fromPhase);
  });
  file.regionals.forEach(({ id, nominal, home }, n) => {
    same('3.5.1', `regionals[${n}].nominal`, nominals[id] as number, nominal);
    same('3.5.1', `regionals[${n}].home`, regionalHomes[id] ?? home, home);
  });
  phaseNumbers.forEach((phase, n) => {
    const { tiles, tileSteps: steps, offMap, takeover, deposit } = file.phases[n] as BoardFile18fb['phases'][number];
    same('2.1', `phases[${n}].tiles`, colours[n] as number, tiles.length);
    same('2.1', `phases[${n}].tileSteps`, tileSteps[n] as number, steps);
    same('2.1', `phases[${n}].offMap`, offMapValues[n] as number, offMap);
    same('3.2.2', `phases[${n}].deposit`, due[n] as number, deposit);
    same('3.2.5', `phases[${n}].takeover`, phase < 5 ? 20 : 10, takeover);
  });
  trainKinds.forEach((kind, n) => {
    same('2.1', `trains.${kind}.scrappedIn`, scrapped[n] as string, file.trains[kind].scrappedIn ?? '-');
  });
  partySizes.forEach((count, n) => {
    const { capital, certificateLimit } = file.players[`${count}`];
    same('1.2', `players.${count}.capital`, capitals[n] as number, capital);
    same('2.3', `players.${count}.certificateLimit`, limits[n] as number, certificateLimit);
  });
  for (const national of nationalIds) {
    const listed = (file.corporations[national].eligible ?? []).join(' ');
    same('3.6.1', `corporations.${national}.eligible`, eligible[national], listed);
  }
  same('3.5.1', 'regionals', Object.keys(nominals).join(' '), file.regionals.map(({ id }) => id).join(' '));
  checkBoxed(file, same);
  checkMaps(file, same);
}

type Same = (section: string, at: string, printed: string | number, value: string | number) => void;

/** Tiles, market, and trains with a name. */
function checkBoxed({ tiles, market, trains, figures }: BoardFile18fb, same: Same): void {
  const counts = new Map(tiles.map(({ id, count }) => [id, count]));
  for (const entry of manifest.split(' ')) {
    const [id = '', count = ''] = entry.split(':');
    const at = tiles.findIndex((tile) => tile.id === id);
    same('5', at < 0 ? 'tiles' : `tiles[${at}].count`, `${id}: ${count}`, `${id}: ${counts.get(id) ?? 0}`);
  }
  const starts = market.rows.flat().filter(({ startsIn }) => startsIn !== undefined);
  const listed = (phase: number) =>
    starts
      .filter(({ startsIn }) => startsIn === phase)
      .map(({ value }) => value)
      .sort((x, y) => x - y)
      .join(' ');
  same('2.2.2', 'market.rows', '60 70 80 90 100', listed(1));
  same('2.2.2', 'market.rows', '110 120 130', listed(2));
  same('2.2.2', 'market.rows', '140 150', listed(5));
  same('2.2.5', 'market.top', 300, market.top);
  for (const [kind, own, later] of [
    ['R5', '0+4', '2+2'],
    ['R6', '0+6', '3+4'],
  ] as const) {
    const { cities, towns, becomes } = trains[kind];
    same('3.5.2', `trains.${kind}`, own, `${cities}+${towns}`);
    same('3.6.3', `trains.${kind}.becomes`, later, `${becomes?.cities}+${becomes?.towns}`);
  }
  same('2.3', 'figures.playerLimit', 60, figures.playerLimit);
  same('2.3', 'figures.poolLimit', 50, figures.poolLimit);
  same('3.4.9', 'figures.corporateLimit', 10, figures.corporateLimit);
  same('3.1', 'figures.bidStep', 5, figures.bidStep);
}

/** Tokens of the government, with the place of each (2.5.4, 2.7). */
const governmentTokens = { B5: 'Roma', B6: 'Caserta', B7: 'Napoli Nord', B8: 'Caserta' } as const;

/** What the text says of the two maps. */
function checkMaps({ map }: BoardFile18fb, same: Same): void {
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
  const last = map.offMap.find(({ name }) => name === 'Roma')?.hexes.at(-1);
  const rome = map.hexes.find(({ id }) => id === last);
  same('2.5.3', 'map.offMap', 'phase4', rome?.slots?.find((slot) => slot.startsWith('phase')) ?? '–');
}
