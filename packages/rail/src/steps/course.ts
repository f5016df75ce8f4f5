import { become, call, type Frame, type Step, type Tx } from '@binario/kernel';

/** Where in the course of the game we are. */
export interface CourseFrame extends Frame {
  readonly step: 'game';
  /** What is played next: a name of the opening, `stockRound` or `operatingRounds`. */
  readonly next: string;
  /** Number of the stock round now, or just, played. */
  readonly number: number;
}

/** The plan of rounds: the opening once, then a stock round and a set of operating rounds, again and again. */
export interface Course<T, E> {
  /** What comes before the first stock round, in order: the frame of a round, or nothing where it is done at once. */
  readonly opening: Readonly<Record<string, (tx: Tx<T, E>) => Frame | undefined>>;
  /** The stock round of this number, counted from 1. */
  stockRound(table: T, number: number): Frame;
  /** The operating rounds that follow the stock round of this number. */
  operatingSet(table: T, number: number): Frame;
}

/** The frame a game begins with: the first part of the opening is next. */
export function courseBegins<T, E>({ opening }: Course<T, E>): CourseFrame {
  const [next = 'stockRound'] = Object.keys(opening);
  return { step: 'game', next, number: 0 };
}

/** The step below all others: plays the rounds of the plan one after another until something ends the game. */
export function courseStep<T, E>(course: Course<T, E>): Step<T, E, CourseFrame> {
  const openings = Object.keys(course.opening);
  return {
    begin(tx, frame) {
      const { next } = frame;
      if (next === 'stockRound') {
        const number = frame.number + 1;
        return call(course.stockRound(tx.table, number), { ...frame, number, next: 'operatingRounds' });
      }
      if (next === 'operatingRounds') {
        return call(course.operatingSet(tx.table, frame.number), { ...frame, next: 'stockRound' });
      }
      const round = course.opening[next]?.(tx);
      const after: CourseFrame = { ...frame, next: openings[openings.indexOf(next) + 1] ?? 'stockRound' };
      return round ? call(round, after) : become(after);
    },
  };
}
