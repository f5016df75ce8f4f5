import type { Params, Tx } from '@binario/kernel';
import {
  BANK,
  type CorpId,
  type HexId,
  type Holder,
  leftOf,
  type PlayerId,
  POOL,
  type PrivateId,
  type RailEffect,
  reduceRail,
  type TrainId,
  withoutToken,
} from '@binario/rail';
import { followLaid } from './rules/laid.ts';
import { lentAfter } from './rules/lent.ts';
import { changedFacts, changedTurn, copyOf, noTiles, withField } from './shape.ts';
import {
  type CompanyFacts,
  type EndReason,
  factsOf,
  freshTurn,
  type RegionalFacts,
  regionalOf,
  type Standing,
  type Table18fb,
  type TurnFacts,
} from './table.ts';
import type { NoteKey } from './text/keys.ts';

/** What can happen in 18FB besides the effects every game of the family has. */
export type Effect18fb =
  | RailEffect
  | { readonly type: 'seated'; readonly seats: readonly PlayerId[] }
  | { readonly type: 'priorityGiven'; readonly player: PlayerId }
  /** Its presidential certificate is bought and the par set. */
  | { readonly type: 'started'; readonly corp: CorpId; readonly par: number }
  | { readonly type: 'floated'; readonly corp: CorpId; readonly standing: Standing; readonly steps: number }
  | { readonly type: 'standingChanged'; readonly corp: CorpId; readonly standing: Standing }
  | { readonly type: 'concessionMoved'; readonly corp: CorpId; readonly to: Holder; readonly deposit: number }
  | { readonly type: 'depositReturned'; readonly corp: CorpId; readonly amount: number }
  | { readonly type: 'homeChosen'; readonly corp: CorpId; readonly hex: HexId }
  | { readonly type: 'intermediateReached'; readonly corp: CorpId; readonly hex: HexId }
  /** Square markers, for a company or a regional one. */
  | { readonly type: 'markersTaken'; readonly corp: CorpId; readonly count: number }
  | { readonly type: 'markersPassed'; readonly from: CorpId; readonly to: CorpId; readonly count: number }
  /** A token besides the home token has been laid: counts for the income of cards 6 to 8. */
  | { readonly type: 'lineBuilt'; readonly corp: CorpId }
  /** A Bourbon token leaves its slot, replaced or taken off. */
  | { readonly type: 'bourbonRemoved'; readonly token: string; readonly hex: HexId }
  | { readonly type: 'cardUsed'; readonly private: PrivateId; readonly corp: CorpId | null }
  /** Its owner lets this company use it, or none any more. */
  | { readonly type: 'cardLent'; readonly private: PrivateId; readonly corp: CorpId | null }
  | { readonly type: 'shareGiven'; readonly private: PrivateId }
  | { readonly type: 'falconPassed'; readonly to: CorpId | null }
  | { readonly type: 'trainLeased'; readonly corp: CorpId; readonly train: TrainId }
  | { readonly type: 'leasePaid'; readonly corp: CorpId; readonly train: TrainId }
  | { readonly type: 'actingNamed'; readonly corp: CorpId; readonly player: PlayerId | null }
  /** It takes no turn in this round any more. */
  | { readonly type: 'turnSkipped'; readonly corp: CorpId }
  | { readonly type: 'regionalsOpened' }
  | { readonly type: 'regionalRoundHeld' }
  | { readonly type: 'regionalReached'; readonly regional: PrivateId; readonly hex: HexId }
  | { readonly type: 'regionalAcquired'; readonly regional: PrivateId; readonly by: CorpId }
  | { readonly type: 'stockRoundBegan'; readonly number: number }
  | { readonly type: 'saleBarred'; readonly player: PlayerId; readonly corp: CorpId }
  | { readonly type: 'operatingRoundBegan'; readonly set: number; readonly number: number }
  | { readonly type: 'turnBegan'; readonly corp: CorpId }
  | { readonly type: 'turnCleared' }
  | { readonly type: 'turnCounted'; readonly corp: CorpId }
  | { readonly type: 'turnNoted'; readonly facts: Partial<TurnFacts> }
  | { readonly type: 'choiceGiven' }
  | { readonly type: 'ended'; readonly reason: EndReason }
  /** Changes nothing: a line for the log. */
  | { readonly type: 'noted'; readonly note: NoteKey; readonly params: Params };

export type Tx18fb = Tx<Table18fb, Effect18fb>;

function withFacts(table: Table18fb, corp: CorpId, facts: Partial<CompanyFacts>): Table18fb {
  return withField(table, 'companies', { ...table.companies, [corp]: changedFacts(factsOf(table, corp), facts) });
}

function withRegional(table: Table18fb, regional: PrivateId, facts: Partial<RegionalFacts>): Table18fb {
  return withField(table, 'regionals', {
    ...table.regionals,
    [regional]: { ...regionalOf(table, regional), ...facts },
  });
}

function withMarkers(table: Table18fb, corp: CorpId, count: number): Table18fb {
  return table.regionals[corp]
    ? withRegional(table, corp, { markers: regionalOf(table, corp).markers + count })
    : withFacts(table, corp, { markers: factsOf(table, corp).markers + count });
}

export function reduce(table: Table18fb, effect: Effect18fb): Table18fb {
  switch (effect.type) {
    case 'paid': {
      const next = reduceRail(table, effect, copyOf);
      const broke = effect.from === BANK && (next.cash[BANK] ?? 0) <= 0;
      const bankBroken = next.bankBroken || broke;
      if (bankBroken === next.bankBroken && next.lively) return next;
      return withField(withField(next, 'bankBroken', bankBroken), 'lively', true);
    }
    case 'tileLaid': {
      const next = reduceRail(table, effect, copyOf, noTiles);
      followLaid(table.map, next.map, effect.hex);
      return next;
    }
    case 'trainMoved':
      return withNextCard(reduceRail(table, effect, copyOf), effect.train, table.trains[effect.train]);
    case 'privateMoved': {
      const next = reduceRail(table, effect, copyOf);
      const lent = lentAfter(next.lent, effect.private);
      return lent === next.lent ? next : withField(next, 'lent', lent);
    }
    case 'playerLeft': {
      const next = reduceRail(table, effect, copyOf);
      return next.priority === effect.player ? withField(next, 'priority', leftOf(next, effect.player)) : next;
    }
    case 'seated':
      return withField(table, 'seats', effect.seats);
    case 'priorityGiven':
      return withField(table, 'priority', effect.player);
    case 'started':
      return withFacts(table, effect.corp, { standing: 'started', par: effect.par });
    case 'floated':
      return withFacts(table, effect.corp, { standing: effect.standing, steps: effect.steps });
    case 'standingChanged':
      return withFacts(table, effect.corp, { standing: effect.standing });
    case 'concessionMoved': {
      const granted = factsOf(table, effect.corp).granted || effect.to.startsWith('P');
      const { to: concession, deposit } = effect;
      const next = withFacts(table, effect.corp, { concession, deposit, refunded: 0, granted });
      const inThisRound = concession === POOL && table.round === 'stock';
      return inThisRound ? withField(next, 'withdrawn', [...table.withdrawn, effect.corp]) : next;
    }
    case 'depositReturned':
      return withFacts(table, effect.corp, { refunded: factsOf(table, effect.corp).refunded + effect.amount });
    case 'homeChosen':
      return withFacts(table, effect.corp, { home: effect.hex });
    case 'intermediateReached':
      return withFacts(table, effect.corp, { intermediate: effect.hex });
    case 'markersTaken':
      return withMarkers(table, effect.corp, effect.count);
    case 'markersPassed':
      return withMarkers(withMarkers(table, effect.from, -effect.count), effect.to, effect.count);
    case 'lineBuilt':
      return withFacts(table, effect.corp, { laid: factsOf(table, effect.corp).laid + 1 });
    case 'bourbonRemoved':
      return withField(table, 'stations', {
        ...table.stations,
        [effect.hex]: withoutToken(table.stations[effect.hex], effect.token),
      });
    case 'cardUsed':
      return withUsedCard(table, effect.private, effect.corp);
    case 'cardLent':
      return withField(table, 'lent', lentAfter(table.lent, effect.private, effect.corp));
    case 'shareGiven':
      return withField(table, 'given', [...table.given, effect.private]);
    case 'falconPassed':
      return withField(table, 'falcon', effect.to);
    case 'trainLeased': {
      const leased = [...factsOf(table, effect.corp).leased, effect.train];
      return withFacts(table, effect.corp, { leased });
    }
    case 'leasePaid': {
      const leased = factsOf(table, effect.corp).leased.filter((train) => train !== effect.train);
      return withFacts(table, effect.corp, { leased });
    }
    case 'actingNamed':
      return withFacts(table, effect.corp, { acting: effect.player });
    case 'turnSkipped':
      return withField(table, 'operated', [...table.operated, effect.corp]);
    case 'regionalsOpened':
      return withOpenRegionals(table);
    case 'regionalRoundHeld':
      return withField(table, 'regionalRound', 'over');
    case 'regionalReached': {
      const { reached } = regionalOf(table, effect.regional);
      return withRegional(table, effect.regional, { reached: [...reached, effect.hex] });
    }
    case 'regionalAcquired':
      return withRegional(table, effect.regional, { standing: 'acquired' });
    case 'stockRoundBegan':
      return copyOf({ ...table, round: 'stock', sold: {}, withdrawn: [], turn: freshTurn, lively: false });
    case 'saleBarred': {
      const sold = table.sold[effect.player] ?? [];
      return withField(table, 'sold', { ...table.sold, [effect.player]: [...sold, effect.corp] });
    }
    case 'operatingRoundBegan':
      return withField(withField(table, 'round', 'operating'), 'operated', []);
    case 'turnBegan':
      return withField(withField(table, 'operated', [...table.operated, effect.corp]), 'turn', freshTurn);
    case 'turnCleared':
      return withField(table, 'turn', freshTurn);
    case 'turnCounted':
      return withFacts(table, effect.corp, { turns: factsOf(table, effect.corp).turns + 1 });
    case 'turnNoted':
      return withField(table, 'turn', changedTurn(table.turn, effect.facts));
    case 'choiceGiven':
      return withField(table, 'lively', true);
    case 'ended':
      return table.ended ? table : withField(table, 'ended', { reason: effect.reason });
    case 'noted':
      return table;
    default:
      return reduceRail(table, effect, copyOf);
  }
}

/** PH6 trains, ordinary and regional, never run out (2.6): whenever one leaves the pile another lies there. */
function withNextCard(table: Table18fb, train: string, from: string | undefined): Table18fb {
  const [kind, copy] = train.split('-');
  if (from !== BANK || (kind !== 'PH6' && kind !== 'R6')) return table;
  return withField(table, 'trains', { ...table.trains, [`${kind}-${Number(copy) + 1}`]: BANK });
}

function withUsedCard(table: Table18fb, card: PrivateId, corp: CorpId | null): Table18fb {
  const used = copyOf(table);
  used.used = [...table.used, card];
  used.lent = lentAfter(table.lent, card);
  if (card === 'Melisurgo') return withField(used, 'melisurgo', corp);
  return card === 'Falcon' ? withField(used, 'falcon', corp) : used;
}

function withOpenRegionals(table: Table18fb): Table18fb {
  const regionals = Object.fromEntries(
    Object.entries(table.regionals).map(([regional, facts]) => [regional, { ...facts, standing: 'open' as const }]),
  );
  return withField(withField(table, 'regionals', regionals), 'regionalRound', 'due');
}
