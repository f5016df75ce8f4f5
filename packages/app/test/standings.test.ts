import { readFileSync } from 'node:fs';
import { games } from '@binario/games';
import { type Action, actorsOf, type Offer, offers } from '@binario/kernel';
import { enginesOf, Session, standingsOf } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';

interface Recorded {
  readonly setup: unknown;
  readonly actions: readonly Action[];
}

async function played(game: string, name: string): Promise<Session> {
  const engine = await enginesOf(games).load(game);
  const url = new URL(`../e2e/fixtures/${name}.json`, import.meta.url);
  const { setup, actions } = JSON.parse(readFileSync(url, 'utf8')) as Recorded;
  const session = Session.begin(engine, setup);
  expect(session.load(actions)).toBeNull();
  return session;
}

/** Certificates as they lie on the table. */
type Table = Session['state']['table'];
const cashOf = ({ cash }: Table, player: string) => cash[player] ?? 0;
const certsOf = ({ certs }: Table, corp: string) => certs[corp] ?? [];
const percentOf = (certs: ReturnType<typeof certsOf>, holder: string) =>
  certs.reduce((sum, cert) => sum + (cert.holder === holder ? cert.percent : 0), 0);

const recorded = [
  ['1849', 'whole-game', 'sellStock'],
  ['1865', '1865-game', 'sellShares'],
  ['18fb', '18fb-game', 'sellShares'],
] as const;

/** Every so many positions of a recorded game. */
const EVERY = 40;

/** What the player has in hand after selling all that can be sold, one largest block after another. */
function soldOut(session: Session, player: string, type: string): number {
  const { game } = session.engine.title;
  const line = session.branch(session.tip);
  const done = new Set<string>();
  for (;;) {
    const open = offers(game, line.state, player).filter(
      (offer) => offer.type === type && !done.has(String(offer.corp)),
    );
    let best: { readonly offer: Action; readonly cash: number } | undefined;
    for (const offer of open.map(largest)) {
      const trial = line.branch(line.tip);
      sell(trial, offer);
      const cash = cashOf(trial.state.table, player);
      if (!best || cash > best.cash) best = { offer, cash };
    }
    if (!best) return cashOf(line.state.table, player);
    sell(line, best.offer);
    done.add((best.offer as Action & { readonly corp: string }).corp);
    // A sale may end in the hands of somebody else, as when the seller is asked what he takes in exchange.
    if (!actorsOf(game, line.state).includes(player)) return cashOf(line.state.table, player);
  }
}

/** The whole of an offer that leaves the number open. */
function largest({ shares, ...offer }: Offer): Action {
  const { max = shares } = (shares ?? {}) as { readonly max?: number };
  return { ...offer, ...(shares !== undefined && { shares: max }) } as Action;
}

/** Sells; a question about the certificates taken in exchange is answered with the first answer. */
function sell(line: Session, action: Action): void {
  expect(line.act(action).ok).toBe(true);
  const { game } = line.engine.title;
  const open = offers(game, line.state, action.by);
  if (open.length > 0 && open.every(({ type }) => type === 'takeCerts')) line.act(open[0] as Action);
}

for (const [game, name, type] of recorded) {
  describe(`players and companies of ${game}`, () => {
    it('says as liquidity what the engine pays whoever sells all he may', async () => {
      const whole = await played(game, name);
      let compared = 0;
      for (let at = 0; at < whole.tip; at++) {
        const { flow } = whole.stateAt(at);
        if (!flow.some(({ step }) => step === 'stockRound')) continue;
        const [player = ''] = actorsOf(whole.engine.title.game, whole.stateAt(at));
        const asked = offers(whole.engine.title.game, whole.stateAt(at), player);
        if (!asked.some((offer) => offer.type === type) || compared > 7) continue;
        const line = whole.branch(at);
        const said = standingsOf(line, at).players.find((each) => each.player === player);
        expect([at, said?.liquidity]).toEqual([at, soldOut(line, player, type)]);
        compared++;
      }
      expect(compared).toBeGreaterThan(5);
    });

    it('counts worth and shares as the table has them, and a lead that a purchase overcomes', async () => {
      const session = await played(game, name);
      for (let at = 0; at <= session.tip; at += EVERY) {
        const { table } = session.stateAt(at);
        const { companies, players, cites } = standingsOf(session, at);
        for (const fact of ['worth', 'liquidity', 'certificates', 'president', 'income'] as const) {
          expect(cites[fact]).toMatch(/§/);
        }
        const scores = new Map(session.engine.title.scores(table).map(({ player, total }) => [player, total]));
        for (const { player, worth, worthOf, left } of players) {
          expect(worth).toBe(scores.get(player));
          const sum = worthOf.reduce((all, { amount }) => all + amount, 0);
          if (!left) expect(Math.max(0, worth)).toBe(Math.max(0, sum));
        }
        for (const { corp, parts, president, lead } of companies) {
          const certs = certsOf(table, corp);
          for (const [holder, percent] of Object.entries(parts)) expect(percent).toBe(percentOf(certs, holder));
          if (!lead || lead.rival === null) continue;
          expect(certs.find(({ kind }) => kind === 'president')?.holder).toBe(president);
          // Nobody who is president keeps the office against somebody who needs nothing more for it.
          expect(lead.lacks).toBeGreaterThan(0);
          expect(lead.theirs + (lead.lacks ?? 0)).toBeGreaterThan(lead.held);
        }
      }
    });
  });
}
