import type { Findings } from '@binario/rail';
import { phaseNumbers, trainKinds } from '../../ids.ts';
import type { BoardFile18fb } from '../file.ts';

/** Money, trains and phases with which a game comes to its end. */
export function checkFigures(found: Findings, { players, figures, trains, phases }: BoardFile18fb): void {
  for (const [count, { capital }] of Object.entries(players)) {
    const needed = capital * Number(count);
    if (needed >= figures.money)
      found.error(`players.${count}.capital`, 'board.bankTooSmall', { needed, players: count });
  }
  // A presidential certificate is 20 %.
  if (figures.playerLimit < 20) found.error('figures.playerLimit', 'board.noPresident');
  for (const kind of trainKinds) {
    const { scrappedIn, cities, towns } = trains[kind];
    const begins = trainKinds.indexOf(kind) + 1;
    if (scrappedIn !== undefined && scrappedIn <= begins) {
      found.error(`trains.${kind}.scrappedIn`, 'board.scrappedAtOnce', { kind, phase: begins });
    }
    // A national leases trains until they suffice (3.6.1).
    if (cities + towns === 0) found.error(`trains.${kind}`, 'board.emptyTrain', { kind });
  }
  const colours = ['yellow', 'green', 'brown'];
  phases.forEach(({ tiles }, n) => {
    const at = `phases[${n}].tiles`;
    const inOrder = tiles.every((colour, c) => colour === colours[c]);
    if (!inOrder) found.error(at, 'board.coloursInOrder', { phase: phaseNumbers[n] as number });
    else if (tiles.length < (phases[n - 1]?.tiles.length ?? 0))
      found.error(at, 'board.colourLost', { phase: phaseNumbers[n] as number });
  });
}
