import { lasting, memo1 } from '@binario/kernel';
import { cashOf } from '@binario/rail';
import type { Board18fb } from '../board/board.ts';
import { boardOf } from '../board/of.ts';
import { UNIFICATION } from '../ids.ts';
import { isFloated } from '../table.ts';
import { roundsLeft, untilPhase } from './clock.ts';
import type { Asked, Scene } from './scene.ts';
import { ALL, companiesOf, type Seen } from './seen.ts';
import { survey } from './sites.ts';

/** A company that could be started: what it takes to carry it through, and what it would bring. */
export interface Venture {
  readonly cost: number;
  readonly shares: number;
  readonly gain: number;
}

const MOST_SHARES = 6;
const FEWEST_SHARES = 3;
/** What a share brings in a round once the line runs. */
const LATER = 8;
/** What a company should have for its first lasting train, and how much of that a lack of it costs. */
const TRAIN = 900;
const PINCH = 0.55;
/** Others buy some shares, too. */
const OTHERS = 1;
/** Money for trains is short: the third company is one too many. */
const CARE = 40;
const FAR = 9;

/** In the Bourbon period: deposit, interest while it builds, and what follows. */
export function concessionVenture(scene: Scene, corp: string, par: number, help: string, spare: number): Venture {
  const { ask, table, state, by } = scene;
  const deposit = ask.deposit(table, corp, help);
  const given = ask.shares(table, corp, by);
  const shares = Math.min(MOST_SHARES - given, Math.floor((spare - deposit) / par));
  const cost = deposit + shares * par;
  if (shares < FEWEST_SHARES) return { cost, shares, gain: Number.NEGATIVE_INFINITY };
  const rounds = roundsLeft(ask, state);
  const building = Math.min(rounds, Math.max(2, untilPhase(ask, table, UNIFICATION - 1)));
  const lifted = table.privates.Melisurgo === by && !table.used.includes('Melisurgo');
  const held = shares + given;
  const income = held * (building * ask.interest(table, corp, lifted, par) + (rounds - building) * LATER);
  const purse = (shares + OTHERS) * par + cashOf(table, corp);
  const pinch = PINCH * Math.max(0, TRAIN - purse);
  const mine = companiesOf(table).filter((each) => isFloated(table, each) && ask.president(table, each) === by).length;
  const lost = deposit * (1 - returned(scene, corp, building));
  const care = Math.max(0, CARE * mine * mine - (spare - cost) / 4);
  return { cost, shares, gain: income - lost - pinch - care };
}

const hopesOn = lasting((_board: Board18fb) => memo1<Seen['map'], Map<string, number>>(() => new Map()));

/** The part of the deposit one may hope to see again. */
function returned({ ask, table }: Asked, corp: string, building: number): number {
  const known = hopesOn(boardOf(table))(table.map);
  const key = `${corp} ${table.phase} ${building}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const part = returnedIn({ ask, table }, corp, building);
  known.set(key, part);
  return part;
}

function returnedIn({ ask, table }: Asked, corp: string, building: number): number {
  const homes = ask.homes(table, corp);
  const steps = ask.stepsNow(table) * Math.max(1, building);
  const parts = homes.map((home) => {
    const sites = survey(ask, table, corp, [home]);
    const companies = { ...table.companies, [corp]: { ...(table.companies[corp] as object), home } };
    const goals = ask.destinations({ ...table, companies } as typeof table, corp);
    const tiles = Math.min(
      FAR,
      ...goals
        .filter(({ role }) => role === 'intermediate')
        .map(({ hex }) => sites.find((site) => site.hex === hex)?.tiles ?? FAR),
    );
    return Math.max(0, Math.min(0.9, 1.2 - tiles / steps));
  });
  return Math.max(0, ...parts);
}

/** After the unification: 60 % float it, and the bank fills its purse. */
export function startVenture({ ask, state }: Scene, par: number, spare: number): Venture {
  const shares = MOST_SHARES;
  const cost = shares * par;
  const rounds = roundsLeft(ask, state);
  if (cost > spare || ALL * par < ask.lastTrain(state.table).price || rounds < 3) {
    return { cost, shares, gain: Number.NEGATIVE_INFINITY };
  }
  return { cost, shares, gain: shares * (rounds - 2) * (LATER + (ALL * par >= 1200 ? 5 : 3)) };
}
