import { formIds, forms } from '../../data/forms.ts';
import { trainDefs, trainKinds } from '../../data/trains.ts';
import type { File1865 } from '../file.ts';
import type { Findings1865 } from './findings.ts';

/** Market, phases, trains, and what is in the bank. */
export function checkMoney(found: Findings1865, file: File1865): void {
  const values = file.market.map(({ value }) => value);
  file.market.forEach(({ value, white, green }, n) => {
    const before = values[n - 1];
    if (before !== undefined && before >= value) found.error(`market[${n}].value`, 'board.notRising', { value });
    if (white <= value || green <= white) found.warning('1865 §3.11', `market[${n}]`, 'board.premiums', { value });
  });
  checkPhases(found, file, values);
  for (const kind of trainKinds) {
    const { scrappedIn, discounted, cost } = file.trains[kind];
    const { phase } = trainDefs[kind];
    if (scrappedIn !== undefined && scrappedIn <= phase)
      found.error(`trains.${kind}.scrappedIn`, 'board.goesTooSoon', { train: kind, phase: String(scrappedIn) });
    if (discounted !== undefined && discounted >= cost)
      found.warning('1865 §4.6', `trains.${kind}.discounted`, 'board.noDiscount', { train: kind });
  }
  for (const form of formIds) {
    for (const players of Object.keys(forms[form].certificateLimit) as ('2' | '3' | '4')[]) {
      const { bank } = file.forms[form];
      if (Number(players) * file.capital[players] >= bank)
        found.error(`forms.${form}.bank`, 'board.bankTooSmall', { players, bank });
    }
  }
}

/** 2.2: a phase takes nothing away of what the one before it allowed; companies start at values there are (3.6). */
function checkPhases(found: Findings1865, file: File1865, values: readonly number[]): void {
  const phases = Object.entries(file.phases);
  phases.forEach(([id, { tiles, startValues }], n) => {
    const before = phases[n - 1]?.[1].tiles ?? ['yellow'];
    for (const colour of before) {
      if (!tiles.includes(colour as 'yellow'))
        found.error(`phases.${id}.tiles`, 'board.colourGoes', { phase: id, colour });
    }
    startValues.forEach((value, i) => {
      if (!values.includes(value)) found.error(`phases.${id}.startValues[${i}]`, 'board.noBox', { value, phase: id });
    });
  });
}
