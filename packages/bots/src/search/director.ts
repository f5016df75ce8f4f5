import type { Action } from '@binario/kernel';
import type { Situation } from '../bot.ts';
import type { ExplainingBot } from '../policyBot.ts';
import type { Foresight } from './foresight.ts';
import { tell } from './tell.ts';
import { type SearchSettings, type Weighed, weigh } from './weigh.ts';

/** Director: one look ahead with every seat imagined as it usually plays. */
export const directorSettings: SearchSettings = {
  models: [{ boldness: 1 }],
  rivalry: 0.5,
  work: 20_000,
};

/**
 * A bot that plays what comes to mind first (`intuition`), and where it matters a few alternatives, forward in its head. The
 * same situation always gets the same choice: work is counted, never timed.
 */
export function searchBot<T>(
  name: string,
  foresight: Foresight<T>,
  intuition: ExplainingBot<T>,
  settings: SearchSettings,
): ExplainingBot<T> {
  const decide = (situation: Situation<T>): readonly Weighed[] => {
    const breadth = foresight.breadth(situation);
    if (breadth < 2 || situation.offers.length < 2) return [];
    const first = intuition.choose(situation);
    const ideas = foresight.ideas(situation, first).filter((idea) => !isSame(idea, first));
    if (ideas.length === 0) return [];
    return weigh(foresight, situation.view, situation.by, [first, ...ideas].slice(0, breadth), settings);
  };
  return {
    name,
    choose: (situation) => decide(situation)[0]?.action ?? intuition.choose(situation),
    explain(situation) {
      const weighed = decide(situation);
      const [best] = weighed;
      if (!best || isSame(best.action, intuition.choose(situation))) return intuition.explain(situation);
      return tell(weighed, situation.by);
    },
  };
}

const isSame = (x: Action, y: Action): boolean => JSON.stringify(x) === JSON.stringify(y);
