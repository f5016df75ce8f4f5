import type { Action } from '@binario/kernel';
import type { Advised } from '../advised.ts';
import type { Situation } from '../bot.ts';
import type { ExplainingBot } from '../policyBot.ts';
import type { Choice } from '../scene.ts';
import { advisedBy } from './advise.ts';
import type { Foresight } from './foresight.ts';
import { tell } from './tell.ts';
import { type SearchSettings, type Weighed, weigh } from './weigh.ts';

/** Director: one look ahead with every seat imagined as it usually plays. */
export const directorSettings: SearchSettings = {
  models: [{ boldness: 1 }],
  rivalry: 0.5,
  work: 20_000,
};

/** Magnate: the same, and every line of play is valued one stock round ahead as well as two. */
export const magnateSettings: SearchSettings = { ...directorSettings, looks: [1, 2] };

/** A bot that looks ahead, and can say what else it thought of. */
export interface SearchBot<T> extends ExplainingBot<T> {
  /** What it would do on this seat, what comes next, and by how much; for whoever asks for advice. */
  advise(situation: Situation<T>): Advised;
}

/**
 * A bot that plays what comes to mind first (`intuition`), and where it matters a few alternatives, forward in its head. The
 * same situation always gets the same choice: work is counted, never timed.
 */
export function searchBot<T>(
  name: string,
  foresight: Foresight<T>,
  intuition: ExplainingBot<T>,
  settings: SearchSettings,
): SearchBot<T> {
  const weighed = (situation: Situation<T>, first: Action): readonly Weighed[] => {
    const breadth = foresight.breadth(situation);
    if (breadth < 2 || situation.offers.length < 2) return [];
    const ideas = foresight.ideas(situation, first).filter((idea) => !isSame(idea, first));
    if (ideas.length === 0) return [];
    return weigh(foresight, situation.view, situation.by, [first, ...ideas].slice(0, breadth), settings);
  };
  const thought = (situation: Situation<T>): { readonly all: readonly Weighed[]; readonly choice: Choice } => {
    const first = intuition.decide(situation);
    const all = weighed(situation, first.action);
    const [best] = all;
    if (!best || isSame(best.action, first.action)) return { all, choice: first };
    return { all, choice: { action: best.action, why: tell(all, situation.by) } };
  };
  const decide = (situation: Situation<T>) => thought(situation).choice;
  return {
    name,
    decide,
    choose: (situation) => decide(situation).action,
    explain: (situation) => decide(situation).why,
    advise(situation) {
      const { all, choice } = thought(situation);
      return advisedBy(choice, all, situation.by);
    },
  };
}

const isSame = (x: Action, y: Action): boolean => JSON.stringify(x) === JSON.stringify(y);
