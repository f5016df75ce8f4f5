import { isLaterPhase, phaseIds } from '../../data/phases.ts';
import { begins, saleOrder } from '../../data/trains.ts';
import type { File1849, TrainsInFile } from '../file.ts';
import type { Findings1849 } from './findings.ts';

type Sold = TrainsInFile['4H'];

/** Sections 6 and 10.6: a train goes with a later phase than it came; money and limits leave something to play with. */
export function checkTrains(found: Findings1849, file: File1849): void {
  for (const kind of saleOrder) {
    const { eliminatedBy, cards } = file.trains[kind] as Sold;
    const phase = begins[kind];
    if (eliminatedBy && phase && !isLaterPhase(eliminatedBy, phase)) {
      found.error(`trains.${kind}.eliminatedBy`, 'board.goesTooSoon', { train: kind, phase: eliminatedBy });
    }
    if (cards.five > cards.six)
      found.warning('1849 §10.6', `trains.${kind}.cards`, 'board.moreWithFive', { train: kind });
  }
  const last = file.trains['16H'];
  if ('eliminatedBy' in last) found.error('trains.16H.eliminatedBy', 'board.lastTrainGoes', { train: '16H' });
  checkPhases(found, file);
  const { bank, start } = file.money;
  for (const [players, each] of Object.entries(start)) {
    if (Number(players) * each >= bank) found.error('money.bank', 'board.bankTooSmall', { players, bank });
  }
}

/** What a phase allows, later ones do not take back. */
function checkPhases(found: Findings1849, { phases }: File1849): void {
  phaseIds.forEach((phase, n) => {
    const before = phaseIds[n - 1];
    if (before === undefined) return;
    const lost = phases[before].tiles.find((colour) => !phases[phase].tiles.includes(colour));
    if (lost) found.warning('1849 §6', `phases.${phase}.tiles`, 'board.colourGoes', { phase, colour: lost });
  });
}
