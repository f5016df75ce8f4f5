import { boardInSetup, hashOf, type Language, languages, start } from '@binario/kernel';
import { type Entry, word } from '@binario/terminal';
import { oneOf, text, texts, whole } from '../args.ts';
import { opening } from '../files/record.ts';
import { withGame } from '../games/registry.ts';
import { Failure, type Io, UsageError } from '../io.ts';
import { findGame } from '../play/findGame.ts';
import { drawSeats, namesFrom } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { Sitters, seatAll } from '../play/sitters.ts';
import { Table } from '../play/table.ts';
import { cited } from '../play/why.ts';
import type { Args, Verb } from '../verb.ts';
import { wishedIn, wishOptions } from '../wish.ts';

/** `binario play`: a game in the terminal. */
export const play: Verb = {
  name: 'play',
  summary: 'plays a game in the terminal, people at the same keyboard, with automatic players or without',
  positionals: ['GAME'],
  options: {
    players: { type: 'string', value: 'P', help: 'how many play; as many as there are names, or the fewest possible' },
    ...wishOptions,
    names: { type: 'string', value: 'A,B,C', help: 'names of the players; the seed draws who sits where' },
    seat: {
      type: 'string',
      value: 'SEAT=LEVEL',
      multiple: true,
      help: 'an automatic player, as P2=director or Anna=casual; may be given several times',
    },
    load: { type: 'string', value: 'FILE', help: 'goes on with a saved game' },
    save: { type: 'string', value: 'FILE', help: 'writes the game to this file after every action' },
    language: { type: 'string', value: 'en|it|fr', help: 'English unless said' },
  },
  notes: ['Type help while playing. Commands may also be piped in, one or more in a line.'],
  run(args, io) {
    return withGame(args.positionals[0] ?? '', (entry) => playGame(entry, args, io));
  },
};

async function playGame<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io): Promise<number> {
  const language = oneOf(args, 'language', languages) ?? 'en';
  const { session, names } =
    text(args, 'load') === undefined ? fresh(entry, args, io, language) : loaded(entry, args, io, language);
  const save = text(args, 'save');
  const sitters = new Sitters(entry);
  seatAll(sitters, texts(args, 'seat'), seatsOf(entry, session), names);
  const table = new Table(entry, session, sitters, io, language, names, save);
  if (save !== undefined) table.save(save);
  await table.run();
  return 0;
}

/** Everybody at the table, also who has left the game. */
const seatsOf = <T, E, S>({ title }: Pick<Entry<T, E, S>, 'title'>, { state }: Session<T, E, S>): readonly string[] =>
  title
    .scores(state.table)
    .map(({ player }) => player)
    .sort();

interface Begun<T, E, S> {
  readonly session: Session<T, E, S>;
  readonly names: Readonly<Record<string, string>>;
}

function fresh<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io, language: Language): Begun<T, E, S> {
  const { title } = entry;
  const typed = text(args, 'names');
  const names = typed === undefined ? undefined : namesFrom(typed);
  const players = whole(args, 'players') ?? names?.length ?? title.players.min;
  if (names && names.length !== players) throw new UsageError(`there are ${names.length} names for ${players} players`);
  const seed = whole(args, 'seed') ?? io.anySeed();
  const setup = title.setup({ players, seed, ...wishedIn(entry, args, language) });
  io.print(word(language, 'seed', { seed: String(seed) }));
  return { session: new Session(title, setup, start(title.game, setup)), names: names ? drawSeats(names, seed) : {} };
}

function loaded<T, E, S>(entry: Entry<T, E, S>, args: Args, io: Io, language: Language): Begun<T, E, S> {
  for (const name of ['players', 'seed', 'variant', 'option', 'board', 'names']) {
    if (args.values[name] !== undefined) throw new UsageError(`--${name} and --load do not go together`);
  }
  const { title, screen } = entry;
  const path = text(args, 'load') ?? '';
  const found = findGame(path);
  if (found.game !== title.game.id) {
    throw new Failure(word(language, 'otherGame', { file: path, game: found.game, title: title.game.id }));
  }
  const file = found.open(entry);
  const names = file.names ?? {};
  const board = boardInSetup(file.setup);
  const session = new Session(title, file.setup as S, opening(title, file, screen));
  for (const [i, action] of file.actions.entries()) {
    const result = session.act(action);
    if (!result.ok) {
      const reason = `${screen.refusal(result.refusal, { language, names, ...(board && { board }) })}${cited(result.refusal)}`;
      throw new Failure(word(language, 'refusedAction', { file: path, n: i + 1, reason }));
    }
    const hash = file.hashes?.[i] ?? '';
    if (hash !== '' && hash !== hashOf(title.game, result.state)) {
      throw new Failure(word(language, 'otherState', { file: path, n: i + 1 }));
    }
  }
  io.print(word(language, 'loaded', { count: file.actions.length, file: path }));
  return { session, names };
}
