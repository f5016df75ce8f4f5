import {
  type Action,
  actorsOf,
  boardIn,
  choices,
  type Event,
  type Language,
  labelled,
  readMove,
} from '@binario/kernel';
import { type Entry, type Voice, type Word, word } from '@binario/terminal';
import { writeGameFile } from '../files/disk.ts';
import { Failure, type Io } from '../io.ts';
import { menuLines } from './choose.ts';
import { Input } from './input.ts';
import type { Session } from './session.ts';
import { type Sitters, seatNamed } from './sitters.ts';
import { cited, whyLines } from './why.ts';

type Went = 'on' | 'quit' | 'end';

/** A game at one terminal: shows the table, asks whoever must decide, carries out what is chosen; automatic players move by themselves. */
export class Table<T, E, S> {
  private readonly input: Input;
  private readonly voice: Voice;

  constructor(
    private readonly entry: Entry<T, E, S>,
    private readonly session: Session<T, E, S>,
    private readonly sitters: Sitters<T, E, S>,
    private readonly io: Io,
    language: Language,
    names: Voice['names'],
    /** Written after every action. */
    private readonly autosave: string | undefined,
  ) {
    this.input = new Input(io);
    const board = boardIn(session.state);
    this.voice = { language, names, ...(board && { board }) };
    if (board) io.print(word(language, 'board', { name: board.name }));
  }

  /** Plays until somebody leaves, the input ends, or the game is over and somebody leaves. */
  async run(): Promise<void> {
    this.show(this.entry.screen.board(this.session.state.table, this.voice));
    for (;;) {
      if (this.letBotMove()) continue;
      const went = await this.turn();
      if (went === 'end') this.say('inputEnded');
      if (went !== 'on') return this.input.close();
    }
  }

  /** Shows where the game is, and takes commands until something has changed. */
  private async turn(): Promise<Went> {
    const { screen } = this.entry;
    const { state } = this.session;
    const [by] = actorsOf(this.session.title.game, state);
    const open = by === undefined ? [] : choices(this.session.title.game, state, by);
    const lines = menuLines(
      this.entry,
      state,
      open.filter((choice) => !choice.refusal).map((choice) => choice.offer),
      this.voice,
    );
    this.io.print();
    this.show(screen.summary(state, this.voice));
    this.show(screen.players(state, this.voice));
    if (by === undefined) this.showEnd();
    else this.io.print(`\n${screen.breadcrumb(state, this.voice).join(' > ')}\n${screen.ask(state, this.voice) ?? ''}`);
    for (const [i, { text }] of lines.entries()) this.io.print(`  ${String(i + 1).padStart(3)}  ${text}`);
    for (;;) {
      const typed = await this.input.word('> ');
      if (typed === undefined) return 'end';
      const line = /^\d+$/.test(typed) ? lines[Number(typed) - 1] : undefined;
      if (line) {
        const action = await line.take({ io: this.io, input: this.input, language: this.voice.language });
        if (action === 'end') return 'end';
        if (action === 'back' || this.act(action)) return 'on';
        continue;
      }
      if (/^\d+$/.test(typed)) {
        this.say('noSuchChoice', { text: typed });
        this.input.drop();
        continue;
      }
      const went = this.command(typed.toLowerCase(), typed);
      if (went !== 'stay') return went;
    }
  }

  /** True if an automatic player was asked, and has moved. */
  private letBotMove(): boolean {
    const { state, title } = this.session;
    if (!this.sitters.isAsked(state)) return false;
    const [by = ''] = actorsOf(title.game, state);
    this.io.progress(word(this.voice.language, 'thinking', { name: this.nameOf(by) }));
    const action = this.sitters.choose(state);
    return action !== undefined && this.act(action);
  }

  private nameOf(seat: string): string {
    return this.voice.names[seat] ?? seat;
  }

  private act(action: Parameters<Session<T, E, S>['act']>[0]): boolean {
    const result = this.session.act(action);
    if (!result.ok) {
      this.io.print(`${this.entry.screen.refusal(result.refusal, this.voice)}${cited(result.refusal)}`);
      this.input.drop();
      return false;
    }
    // What is left of the line was typed for a question that has gone.
    this.input.drop();
    this.showEvents(result.events);
    if (this.autosave) this.save(this.autosave);
    return true;
  }

  /** Everything but a number. `stay`: the same question again, nothing has changed. */
  private command(name: string, typed: string): Went | 'stay' {
    const { screen } = this.entry;
    const { state } = this.session;
    const rest = this.input.rest();
    switch (name) {
      case 'why': {
        const [by] = actorsOf(this.session.title.game, state);
        this.show(
          whyLines(by === undefined ? [] : choices(this.session.title.game, state, by), screen, this.voice, rest),
        );
        return 'stay';
      }
      case 'board':
        this.show(screen.board(state.table, this.voice));
        return 'stay';
      case 'hex': {
        const lines = screen.hex(state.table, rest, this.voice);
        if (lines) this.show(lines);
        else this.say('noHex', { hex: rest });
        return 'stay';
      }
      case 'market':
        this.show(screen.market(state.table, this.voice));
        return 'stay';
      case 'corps':
        this.show(screen.corporations(state.table, this.voice));
        return 'stay';
      case 'players':
        this.show(screen.players(state, this.voice));
        return 'stay';
      case 'log':
        this.showLog(lines(rest));
        return 'stay';
      case 'undo':
        return this.undo();
      case 'redo':
        return this.redo();
      case 'save':
        if (rest === '') this.say('saveNeedsFile');
        else this.trySave(rest);
        return 'stay';
      case 'help':
        this.say('help');
        return 'stay';
      case 'quit':
      case 'exit':
        return 'quit';
      case 'seat':
        return this.changeSitter(rest);
      case 'moves':
        this.show(this.session.moves(this.voice.names).slice(-lines(rest)));
        return 'stay';
      default:
        return this.move(rest === '' ? typed : `${typed} ${rest}`);
    }
  }

  /** What is no command may be a move in the notation. */
  private move(typed: string): Went | 'stay' {
    const { title, state } = this.session;
    const read = readMove(title, state, typed, this.voice.names);
    if (read.ok) return this.act(read.action) ? 'on' : 'stay';
    if (read.refusal.rule === 'move.unknown') this.say('notUnderstood', { text: typed });
    else this.io.print(this.entry.screen.refusal(read.refusal, this.voice));
    return 'stay';
  }

  /** An automatic player on a seat, another level of it, or a person again. */
  private changeSitter(typed: string): Went | 'stay' {
    const { title, state } = this.session;
    const [who = '', level = ''] = typed.split(/\s+/);
    const seats = title.scores(state.table).map(({ player }) => player);
    const seat = seatNamed(who, seats, this.voice.names);
    if (!seat || level === '') {
      this.say('botNeeds', { seats: seats.toSorted().join(', ') });
      return 'stay';
    }
    const name = this.nameOf(seat);
    if (level === 'person') {
      this.sitters.leave(seat);
      this.say('personSits', { name });
      return 'stay';
    }
    if (!this.sitters.seat(seat, level)) {
      this.say('noLevel', { text: level, levels: this.sitters.levels.join(', ') });
      return 'stay';
    }
    this.say('botSits', { name, level });
    return 'on';
  }

  /** Back to the last question that a person was asked: what automatic players did since then is undone with it. */
  private undo(): Went | 'stay' {
    const undone: Action[] = [];
    do {
      const action = this.session.undo();
      if (!action) {
        // Nobody but automatic players has moved yet.
        for (let n = 0; n < undone.length; n++) this.session.redo();
        this.say('noUndo');
        return 'stay';
      }
      undone.push(action);
    } while (this.sitters.isAsked(this.session.state));
    for (const action of undone) this.say('undone', { action: this.entry.screen.action(action, this.voice) });
    if (this.autosave) this.save(this.autosave);
    return 'on';
  }

  private redo(): Went | 'stay' {
    const events = this.session.redo();
    if (!events) {
      this.say('noRedo');
      return 'stay';
    }
    this.showEvents(events);
    while (this.sitters.isAsked(this.session.state)) {
      const more = this.session.redo();
      if (!more) break;
      this.showEvents(more);
    }
    if (this.autosave) this.save(this.autosave);
    return 'on';
  }

  private trySave(file: string): void {
    try {
      this.save(file);
      this.say('saved', { file });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.io.print(error.message);
    }
  }

  save(file: string): void {
    writeGameFile(file, this.session.file(this.voice.names));
  }

  private showEvents(events: readonly Event<E>[]): void {
    for (const event of events) {
      const line = this.entry.screen.event(event, this.voice);
      if (line) this.io.print(`  * ${line}`);
    }
  }

  private showLog(count: number): void {
    const lines = this.session.events.flatMap((event) => this.entry.screen.event(event, this.voice) ?? []);
    this.show(lines.slice(-count));
  }

  private showEnd(): void {
    const { title, state } = this.session;
    const reason = this.entry.screen.end(title.endReason(state.table) ?? '', this.voice);
    this.io.print();
    this.say('gameOver', { reason });
    this.say('finalScores');
    for (const { player, total } of title.scores(state.table)) {
      this.io.print(`  ${labelled(this.voice.language, this.nameOf(player), total)}`);
    }
  }

  private show(lines: readonly string[]): void {
    for (const line of lines) this.io.print(line);
  }

  private say(key: Word, params: Parameters<typeof word>[2] = {}): void {
    this.io.print(word(this.voice.language, key, params));
  }
}

/** How many lines somebody wants to see. */
const lines = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : 20);
