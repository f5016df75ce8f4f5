import { SetupError } from '@binario/kernel';
import type { EnginePart } from '../game/registry.ts';
import type { Parting } from '../model/gameFile.ts';
import { levelsOf } from './bot.ts';
import type { Answer, CallName, Calls, Opened, Place, Question } from './calls.ts';
import { changesBetween } from './consequences.ts';
import { type Engines, enginesOf } from './engines.ts';
import { forecastOf } from './forecast.ts';
import { readBoard } from './readBoard.ts';
import { readGameFile, trustIn } from './readFile.ts';
import { rulesOfFile } from './rules.ts';
import { Session } from './session.ts';
import { setUp, wishOf } from './setUp.ts';
import { standingsOf } from './standings.ts';
import { statsOf } from './stats.ts';
import { storyOf } from './story.ts';

let game: Session | undefined;
let plan: Session | undefined;

function on(place: Place): Session {
  const session = place === 'plan' ? plan : game;
  if (!session) throw new Error('no game is open');
  return session;
}

const opened = (session: Session, parting: Parting | null = null): Opened => ({
  snapshot: session.snapshot(session.tip),
  log: session.log,
  parting,
});

type Handlers = {
  readonly [K in CallName]: (args: Calls[K]['args']) => Calls[K]['gives'] | Promise<Calls[K]['gives']>;
};

const handlersFor = (engines: Engines): Handlers => ({
  async open({ file, engine: name }) {
    const engine = await engines.load(file.game);
    const { rules } = engine.title.game;
    const older = name !== undefined && file.rules !== rules;
    plan = undefined;
    game = Session.begin(engine, file.setup, older ? await rulesOfFile(name) : undefined);
    const parting = game.load(file.actions, name === undefined ? trustIn(file.rules, rules) : 'whole');
    if (file.undone) game.restore(file.undone);
    return { ...opened(game, parting), rules };
  },
  show: ({ place, at }) => on(place).snapshot(at),
  act: ({ place, action, orders }) => on(place).act(action, orders),
  order: ({ orders }) => on('game').order(orders) ?? null,
  bot({ place, level, seed, orders }) {
    const session = on(place);
    const decision = session.bots.decide(session.state, seed, level);
    if (!decision) throw new Error('nobody is asked');
    const acted = session.act(decision.action, orders);
    return acted.ok ? { ...acted, why: decision.why } : acted;
  },
  advise({ place, seed }) {
    const session = on(place);
    const advised = session.bots.advise(session.state, seed);
    if (!advised) throw new Error('nobody is asked');
    return advised;
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
  planned: () => plan?.actions ?? [],
  endPlan() {
    const actions = plan?.actions ?? [];
    plan = undefined;
    return { actions, at: on('game').tip };
  },
  compare: () => changesBetween(on('game').engine, on('game').state, on('plan').state),
  story: ({ from, to }) => storyOf(on('game'), from, to),
  stats: () => statsOf(on('game')),
  forecast: ({ place, at }) => forecastOf(on(place), at),
  standings: ({ place, at }) => standingsOf(on(place), at),
  played: () => on('game').played,
  moves: ({ setup, names }) => on('game').moves(setup, names),
  catchUp(played) {
    const parting = on('game').catchUp(played);
    return opened(on('game'), parting);
  },
  inspect: ({ place, at }) => on(place).inspect(at),
  hash: () => on('game').hash,
  setUp: ({ game: id, wish }) => setUp(engines, id, wish),
  levels: async ({ game: id }) => levelsOf(await engines.load(id)),
  wishOf: async ({ game: id, setup }) => wishOf(await engines.load(id), setup),
  async exportForeign({ file: { game: id, setup, actions, seats } }) {
    const { writeForeign } = await engines.load(id);
    const names = seats.map(({ name }, i) => name || `P${i + 1}`);
    return writeForeign ? JSON.stringify(writeForeign(setup, actions, names)) : null;
  },
  importFile: ({ text }) => readGameFile(engines, text),
  readBoard: ({ game: id, text }) => readBoard(engines, id, text),
  boxedBoard: async ({ game: id }) => (await engines.load(id)).title.boards?.builtIn ?? null,
});

async function answer<K extends CallName>(handlers: Handlers, { id, name, args }: Question<K>): Promise<Answer> {
  try {
    return { id, value: await handlers[name](args) };
  } catch (error) {
    const told = error instanceof SetupError && { told: { rule: error.rule, params: error.params } };
    return { id, error: error instanceof Error ? error.message : String(error), ...told };
  }
}

/** Answers the page's questions one after another, also while a game is being loaded. To be called in a worker, once. */
export function serveWorker(games: readonly EnginePart[]): void {
  const handlers = handlersFor(enginesOf(games));
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', (event: MessageEvent<Question>) => {
    last = last.then(async () => postMessage(await answer(handlers, event.data)));
  });
}
