import { type Action, admits, type Offer, sampleOf } from '@binario/kernel';
import type { Bot, BotMaker, Situation } from '../bot.ts';
import { Dice } from '../dice.ts';
import type { Advice } from './advice.ts';
import { atAnyTime } from './anyTime.ts';
import { type Choice, choice, type Nature, type Reason, type Scene } from './scene.ts';
import type { Seen, SeenFrame } from './seen.ts';
import { thoughts } from './thoughts.ts';

/** A bot that can say in one line why it would do what it does. */
export interface ExplainingBot<T> extends Bot<T> {
  explain(situation: Situation<T>): Reason;
}

/**
 * Plays 1849 sensibly and at once, with nothing but rules of thumb and a look at the next position. What it does
 * depends on the situation and its seed alone.
 */
export function casualBot(ask: Advice): BotMaker {
  return <T>(_game: string, seed: number): Bot<T> => casualPlayer(ask, seed) as unknown as Bot<T>;
}

export function casualPlayer(ask: Advice, seed: number): ExplainingBot<Seen> {
  const nature: Nature = { boldness: 0.85 + 0.3 * new Dice(seed).fraction() };
  const decide = (situation: Situation<Seen>) => decided(sceneOf(ask, nature, situation));
  return {
    name: 'casual',
    choose: (situation) => decide(situation).action,
    explain: (situation) => decide(situation).why,
  };
}

function sceneOf(ask: Advice, nature: Nature, { view, by, offers }: Situation<Seen>): Scene {
  return { state: view, table: view.table, by, offers, frame: view.flow.at(-1) as SeenFrame, ask, nature };
}

/** A thought that fails or goes astray must not stop the game: then anything sensible will do. */
function decided(scene: Scene): Choice {
  try {
    const thought = Object.hasOwn(thoughts, scene.frame.step) ? thoughts[scene.frame.step] : undefined;
    const found = atAnyTime(scene) ?? thought?.(scene);
    if (found && isOffered(scene.offers, found.action)) return found;
  } catch {
    // Falls through.
  }
  return choice(firstSensible(scene.offers), 'none.sensible');
}

const isOffered = (offers: readonly Offer[], action: Action): boolean => offers.some((offer) => admits(offer, action));

/** What costs least: to pass, else the first thing that is not the end. */
const RASH = ['declareBankruptcy', 'leaveGame', 'sellStock', 'acquirePrivate', 'useSms'];

function firstSensible(offers: readonly Offer[]): Action {
  const found =
    offers.find((offer) => offer.type === 'pass') ?? offers.find((offer) => !RASH.includes(offer.type)) ?? offers[0];
  if (!found) throw new Error('asked without an offer');
  return sampleOf(found);
}
