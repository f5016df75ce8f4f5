import { apply, frameIn, type State, start } from '@binario/kernel';
import { certsOf, faceAt, type PlayerId, type WishedRoute } from '@binario/rail';
import type { Action1849, ActionOf, Sale } from '../actions.ts';
import { mapOf } from '../board/boardOf.ts';
import { describeRound } from '../describe.ts';
import { game1849 } from '../game.ts';
import type { Setup } from '../options.ts';
import { revenueOf } from '../rules/running.ts';
import { scores } from '../rules/score.ts';
import { certOnOffer } from '../rules/stock.ts';
import { type AuctionFrame, askedPrice } from '../steps/auction.ts';
import type { CorpTurnFrame } from '../steps/operating.ts';
import type { Table1849 } from '../table.ts';
import { siteAsks } from './asked.ts';
import type { ForeignAction, ForeignGame } from './foreign.ts';
import { exportedSettings } from './settings.ts';

type State1849 = State<Table1849>;
type Unnumbered = Omit<ForeignAction, 'id'>;

/** A game of ours as a file of 18xx.games. Refused proposals are left out: there nobody is asked. */
export interface ExportedGame extends ForeignGame {
  readonly id: string;
  readonly status: 'active' | 'finished';
  readonly result: Readonly<Record<string, number>>;
}

/** Writes a game of ours as 18xx.games would have recorded it, as far as that site knows its moves. */
export function exportGame(setup: Setup, actions: readonly Action1849[], names: readonly string[] = []): ExportedGame {
  const writer = new Writer(setup);
  for (const action of actions) writer.take(action);
  const { table } = writer.state;
  return {
    id: 'binario',
    title: '1849',
    players: table.seats.map((seat, i) => ({ id: i + 1, name: names[i] ?? seat })),
    settings: exportedSettings(setup, writer.order),
    actions: writer.made.map((action, i) => ({ ...action, id: i + 1 })),
    status: table.ended ? 'finished' : 'active',
    result: Object.fromEntries(scores(table, table.seats).map(({ player, total }) => [playerNumber(player), total])),
  };
}

const playerNumber = (player: PlayerId): number => Number(player.slice(1));

/** Plays the game once more and writes down what each action is called there. */
class Writer {
  readonly made: Unnumbered[] = [];
  readonly order: readonly string[];
  state: State1849;
  /** Which copy of a tile lies where. */
  private readonly copies = new Map<string, string>();
  /** A proposal waits for its answer before it is written down. */
  private proposed: Unnumbered | undefined;
  private smsAskedIn = '';
  private last: Action1849 | undefined;

  constructor(setup: Setup) {
    this.state = start(game1849, setup);
    this.order = this.state.table.queue;
  }

  take(action: Action1849): void {
    const before = this.state;
    const result = apply(game1849, before, action);
    if (!result.ok) throw new Error(`the game cannot be exported: ${action.type} is refused (${result.refusal.rule})`);
    this.askForSms(action);
    const written = this.write(before, action);
    this.state = result.state;
    this.last = action;
    if (this.state.flow.at(-1)?.step === 'consent' && action.type !== 'consent') this.proposed = written;
    else if (written) this.made.push(written);
    this.passTokenStep(before);
  }

  private get corp(): string | undefined {
    return (this.state.flow.at(-1) as { readonly corp?: string } | undefined)?.corp;
  }

  /** There the owner of SMS is asked at the start of each turn, before anything is built. */
  private askForSms(action: Action1849): void {
    const { corp } = this;
    if (!corp || this.state.table.privates.SMS !== corp || this.state.flow.at(-1)?.step !== 'layTrack') return;
    const turn = `${describeRound(this.state)} ${corp}`;
    if (this.smsAskedIn === turn || action.type === 'acquirePrivate') return;
    this.smsAskedIn = turn;
    if (action.type !== 'useSms')
      this.made.push({ type: 'choose', entity: corp, entity_type: 'corporation', choice: 'Pass' });
  }

  /** With token trading that step is passed there in every turn, by itself where nothing can be bought. */
  private passTokenStep(before: State1849): void {
    const { table } = this.state;
    if (!table.options.variants.includes('acquiringTokens')) return;
    const corp = frameIn<CorpTurnFrame>(before.flow, 'corpTurn')?.corp;
    const asked = this.state.flow.at(-1)?.step === 'acquireToken' || before.flow.at(-1)?.step === 'acquireToken';
    const ranNow = table.turn.ran && this.state.flow.at(-1)?.step !== 'payDividend';
    const ranBefore = before.table.turn.ran && before.flow.at(-1)?.step !== 'payDividend';
    if (!corp || asked || !ranNow || ranBefore || this.corp !== corp) return;
    const last = this.made.pop();
    if (last) this.made.push({ ...last, auto_actions: [{ type: 'pass', entity: corp, entity_type: 'corporation' }] });
  }

  private write(state: State1849, action: Action1849): Unnumbered | undefined {
    const { table } = state;
    const top = state.flow.at(-1) as { readonly step: string; readonly corp?: string };
    const corp = { entity: top.corp ?? '', entity_type: 'corporation' };
    const player = { entity: playerNumber(action.by), entity_type: 'player' };
    const self = top.corp === undefined || top.step === 'chooseHome' ? player : corp;
    switch (action.type) {
      case 'pass':
        return siteAsks(state, action.by, this.last) ? { type: 'pass', ...self } : undefined;
      case 'buyPrivate': {
        const price = askedPrice(table, top as unknown as AuctionFrame, action.private as 'SCE');
        return { type: 'bid', ...player, company: action.private, price };
      }
      case 'bid':
        return { type: 'bid', ...player, company: action.private, price: action.price };
      case 'setValue':
        return { type: 'par', ...player, corporation: top.corp ?? '', share_price: `${action.value}` };
      case 'startCorp':
        return { type: 'par', ...player, corporation: action.corp, share_price: `${action.value}` };
      case 'chooseHome':
        return { type: 'place_token', ...corp, city: this.cityIn(action.hex), slot: 0 };
      case 'sellStock':
        return { type: 'sell_shares', ...player, ...soldShares(table, action.by, action) };
      case 'buyCert': {
        const cert = certOnOffer(table, action.corp, action.from);
        const percent = table.certs[action.corp]?.[cert ?? 0]?.percent ?? 10;
        return { type: 'buy_shares', ...player, shares: [`${action.corp}_${cert}`], percent };
      }
      case 'takeCerts':
        return { type: 'choose', ...player, choice: action.certs === 'last' ? 'One 20% cert' : 'Two 10% certs' };
      case 'layTile':
        return { type: 'lay_tile', ...corp, hex: action.hex, tile: this.copyFor(action), rotation: action.rotation };
      case 'placeToken':
        return { type: 'place_token', ...corp, city: this.cityIn(action.hex), slot: 0 };
      case 'runTrains':
        return {
          type: 'run_routes',
          ...corp,
          routes: action.routes.map((route) => foreignRoute(table, corp.entity, route)),
        };
      case 'payDividend':
        return { type: 'dividend', ...corp, kind: 'payout' };
      case 'withhold':
        return { type: 'dividend', ...corp, kind: 'withhold' };
      case 'buyTrain':
        return { type: 'buy_train', ...corp, train: action.train, price: action.price };
      case 'discardTrain':
        return { type: 'discard_train', ...corp, train: action.train };
      case 'declareBankruptcy':
        return { type: 'bankrupt', ...corp };
      case 'takeLoan':
        return { type: 'choose', ...player, choice: 'Take L.500 loan' };
      case 'leaveGame':
        return { type: 'choose', ...player, choice: 'Leave game' };
      case 'sellTreasury': {
        const singles = certsOf(table.certs[corp.entity] ?? [], corp.entity, 'ordinary').slice(0, action.ordinary);
        const shares = [...singles, ...(action.last > 0 ? [7] : [])].map((n) => `${corp.entity}_${n}`);
        return { type: 'sell_shares', ...corp, shares, percent: (action.ordinary + 2 * action.last) * 10 };
      }
      case 'buyBack': {
        const cert = certOnOffer(table, corp.entity as Sale['corp'], 'pool');
        return { type: 'buy_shares', ...corp, shares: [`${corp.entity}_${cert}`] };
      }
      case 'acquirePrivate':
        return { type: 'buy_company', ...corp, company: action.private, price: action.price };
      case 'markPort':
        return { type: 'assign', entity: 'CNM', entity_type: 'company', target: action.hex };
      case 'useSms':
        return { type: 'choose', ...corp, choice: 'Close SMS' };
      case 'consent':
        return this.proposed;
      case 'refuse':
        return undefined;
      case 'acquireToken': {
        const slot = (table.stations[action.hex] ?? []).indexOf(action.corp);
        return { type: 'buy_token', ...corp, city: this.cityIn(action.hex), slot, price: action.price };
      }
      case 'buyEToken':
        return { type: 'choose', ...corp, choice: 'Buy E-Token' };
      case 'payInterest':
        return { type: 'payoff_debt', ...player };
      case 'repayBond':
        return { type: 'payoff_loan', ...corp };
      case 'issueBond':
        return { type: 'take_loan', ...corp };
    }
  }

  /** The lowest copy of the tile that is not on the map. */
  private copyFor({ hex, tile }: ActionOf<'layTile'>): string {
    for (const [copy, where] of this.copies) if (where === hex) this.copies.delete(copy);
    const { map } = this.state.table;
    for (const [copy, where] of this.copies) if (!map[where]) this.copies.delete(copy);
    let number = 0;
    while (this.copies.has(`${tile}-${number}`)) number++;
    this.copies.set(`${tile}-${number}`, hex);
    return `${tile}-${number}`;
  }

  private cityIn(hex: string): string {
    for (const [copy, where] of this.copies) if (where === hex) return `${copy}-0`;
    return `${hex}-0-0`;
  }
}

function soldShares(table: Table1849, seller: PlayerId, sale: Sale): Pick<ForeignAction, 'shares' | 'percent'> {
  const singles = certsOf(table.certs[sale.corp] ?? [], seller, 'ordinary').slice(0, sale.ordinary);
  const numbers = [...singles, ...(sale.last > 0 ? [7] : []), ...(sale.president > 0 ? [0] : [])];
  const percent = (sale.ordinary + sale.president + 2 * sale.last) * 10;
  return { shares: numbers.map((n) => `${sale.corp}_${n}`), percent };
}

/** One list of hexes for each stretch between two stops. */
function foreignRoute(table: Table1849, corp: string, route: WishedRoute) {
  const isStop = (hex: string) => faceAt(mapOf(table), table.map, hex).stops.length > 0;
  const connections: string[][] = [];
  for (const [i, hex] of route.hexes.entries()) {
    if (i > 0) connections.at(-1)?.push(hex);
    if (isStop(hex) && i < route.hexes.length - 1) connections.push([hex]);
  }
  const stops = route.hexes.filter(isStop);
  return {
    train: route.train,
    connections,
    hexes: stops,
    revenue: revenueOf(table, corp, [route]),
    revenue_str: stops.join('-'),
  };
}
