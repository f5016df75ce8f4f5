import { type Frame, type Line, type Params, plainFields, type State } from '@binario/kernel';
import type { CorpId } from '@binario/rail';
import { type HelpFrame, missing } from '../rules/forced.ts';
import { revenueOf } from '../rules/income.ts';
import type { TrackFrame } from '../rules/track.ts';
import { mustBuyTrain, needsHelp } from '../rules/trains.ts';
import { absorb } from '../steps/absorb.ts';
import { hasChoice } from '../steps/step.ts';
import { presidentOf, type Table1865 } from '../table.ts';
import type { Text1865 } from './keys.ts';

const ask = (key: keyof Text1865['asks'], params: Params): Line => ({ key: `ask.${key}`, params });

/** What is asked now, before it is put into words; nothing when the game is over. */
export function askOf({ table, flow }: State<Table1865>, player: string): Line | undefined {
  const top = flow.at(-1);
  return top && questionOf(table, top, player);
}

function questionOf(table: Table1865, frame: Frame, player: string): Line {
  const subject = plainFields(frame);
  const { corp } = subject as { readonly corp: CorpId };
  switch (frame.step) {
    case 'absorb': {
      const choice = hasChoice(absorb, table, { step: 'absorb', corp }, presidentOf(table, corp));
      return ask(choice ? 'absorb' : 'absorb.loan', { corp });
    }
    case 'layTrack':
      return ask((frame as TrackFrame).laid > 0 ? 'layTrack.second' : 'layTrack', { corp });
    case 'income': {
      const revenue = revenueOf(table, corp);
      return ask(revenue > 0 ? 'income' : 'income.nothing', { corp, revenue });
    }
    case 'buyTrains':
      if (needsHelp(table, corp)) return ask('buyTrains.help', { player, corp });
      return ask(mustBuyTrain(table, corp) ? 'buyTrains.must' : 'buyTrains', { corp });
    case 'helpPurchase': {
      const help = frame as HelpFrame;
      return ask('helpPurchase', { player, train: help.train, missing: missing(table, help) });
    }
    default:
      return ask(frame.step as keyof Text1865['asks'], { ...subject, player });
  }
}
