import type { Findings } from '@binario/rail';
import { bands, cardIds, concessionaires, nationalIds, partySizes, phaseNumbers, trainKinds } from '../../ids.ts';
import type { BoardFile18fb, TilePart } from '../file.ts';
import { checkPrintedMaps, type Same } from './printedMaps.ts';

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
/** Bases of 3.5.1 with a printed position. */
const regionalHomes: Readonly<Record<string, string>> = { FAS: 'I38', FA: 'F31', FAL: 'L19', FG: 'K30', FdC: 'A2' };
/** Numbers, types and counts of section 5. */
const manifest =
  '1DT:1 2DT:1 3T:8 4T:20 5C:6 6C:14 7P:3 8P:20 9P:25 55DT:1 56DT:1 57C:6 58T:25 69DT:1 12C:4 13C:4 14C:4 15C:7 16P:2 17P:2 ' +
  '18P:1 19P:2 20P:2 21P:2 22P:2 23P:4 24P:4 25P:2 26P:2 27P:2 28P:2 29P:2 30P:2 31P:2 52C:4 87T:15 88T:15 204T:15 624P:2 ' +
  '625P:2 626P:2 704Nn:1 704Ns:1 705B:1 706R:1 710W:6 901DT:2 902DT:2 903DT:2 63C:12 146T:10 611C:4 700C:3 707Nn:1 707Ns:1 ' +
  '708B:1 709R:1 889T:15 900T:15 904DT:2 905W:6';

/** Warns of whatever differs from what the rulebook prints, with its section. */
export function checkPrinted(found: Findings, file: BoardFile18fb): void {
  const same: Same = (section, at, printed, value) => {
    if (String(printed) === String(value)) return;
    found.warning(`18FB §${section}`, at, 'board.otherThanPrinted', { printed: String(printed), value: String(value) });
  };
  concessionaires.forEach((corp, n) => {
    const { deposits: paid, band, waivedBy = '–' } = file.concessions[corp];
    same('3.2.2', `concessions.${corp}`, deposits[n] as string, `${paid.join('/')}${band}`);
    same('3.2.2', `concessions.${corp}.waivedBy`, corp === 'FST' ? 'LTF' : '–', waivedBy);
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
  checkManifest(file, same);
  checkBoxed(file, same);
  checkPrintedMaps(file, same);
}

const letters: Readonly<Record<TilePart['type'], string>> = { plain: 'P', town: 'T', towns: 'DT', city: 'C' };

/** A tile as the manifest writes it: `704Nn` has its type in its name. P and L stand on the map, not in the manifest. */
function entryOf({ id, type, label, count }: TilePart): string {
  const special = label !== undefined && label !== 'P' && label !== 'L';
  const letter = special ? label : letters[type];
  return `${id.endsWith(letter) ? id : `${id}${letter}`}:${count}`;
}

/** Is this entry of the manifest about the tile of this number? */
const names = (entry: string, id: string): boolean => {
  const named = entry.slice(0, entry.indexOf(':'));
  return named === id || named.replace(/[A-Z].*$/, '') === id;
};

/** Every tile of the manifest, and no other. */
function checkManifest({ tiles }: BoardFile18fb, same: Same): void {
  const wanted = manifest.split(' ');
  tiles.forEach((tile, n) => {
    same('5', `tiles[${n}]`, wanted.find((entry) => names(entry, tile.id)) ?? '–', entryOf(tile));
  });
  for (const entry of wanted) {
    if (!tiles.some(({ id }) => names(entry, id))) same('5', 'tiles', entry, '–');
  }
}

/** Market, and trains with a name. */
function checkBoxed({ market, trains, figures }: BoardFile18fb, same: Same): void {
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
  const sizes = trainKinds.map((kind) => `${trains[kind].cities}+${trains[kind].towns}`);
  for (const size of ['2+2', '3+4']) same('3.4.5', 'trains', size, sizes.includes(size) ? size : '–');
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
