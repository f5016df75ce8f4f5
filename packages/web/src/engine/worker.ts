import { scores } from '@binario/game-1849';
import { decide } from './bot.ts';
import { changesBetween } from './diff.ts';
import { readGameFile } from './import.ts';
import type { Answer, CallName, Calls, Opened, Place, Question } from './protocol.ts';
import { Session } from './session.ts';
import { samplesOf } from './stats.ts';

let game: Session | undefined;
let plan: Session | undefined;

function on(place: Place): Session {
  const session = place === 'plan' ? plan : game;
  if (!session) throw new Error('no game is open');
  return session;
}

const opened = (session: Session, broken: string | null = null): Opened => ({
  snapshot: session.snapshot(session.tip),
  log: session.log,
  broken,
});

type Handlers = { readonly [K in CallName]: (args: Calls[K]['args']) => Calls[K]['gives'] };

const handlers: Handlers = {
  open({ file }) {
    plan = undefined;
    game = Session.begin(file.setup);
    return opened(game, game.load(file.actions));
  },
  show: ({ place, at }) => on(place).snapshot(at),
  act: ({ place, action }) => on(place).act(action),
  bot({ place, seed }) {
    const session = on(place);
    const decision = decide(session.state, seed);
    if (!decision) throw new Error('nobody is asked');
    const acted = session.act(decision.action);
    return acted.ok ? { ...acted, why: decision.why } : acted;
  },
  undo({ place, to }) {
    on(place).undo(to);
    return opened(on(place));
  },
  redo({ place }) {
    on(place).redo();
    return opened(on(place));
  },
  preview: ({ place, action }) => on(place).preview(action),
  whyNot: ({ place, hex }) => on(place).whyNot(hex),
  routes: ({ place, corp, routes }) => on(place).routes(corp, routes),
  plan({ at, actions }) {
    plan = on('game').branch(at);
    return opened(plan, plan.load(actions));
  },
  endPlan() {
    const actions = plan?.actions ?? [];
    plan = undefined;
    return { actions, at: on('game').tip };
  },
  compare: () => changesBetween(on('game').state.table, on('plan').state.table),
  stats() {
    const session = on('game');
    const { table } = session.state;
    return { samples: samplesOf(session), scores: scores(table, table.seats) };
  },
  actions: () => on('game').actions,
  importFile: ({ text }) => readGameFile(text),
};

function answer<K extends CallName>({ id, name, args }: Question<K>): Answer {
  try {
    return { id, value: handlers[name](args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<Question>) => postMessage(answer(event.data)));
