import {
  BANK,
  type Carrying,
  type CorpId,
  GONE,
  type Holder,
  isPlayer,
  POOL,
  type PrivateId,
  reduceCourse,
  reduceRail,
  type TrainId,
  withoutToken,
} from '@binario/rail';
import { boardOf } from './board/of.ts';
import type { Effect18fb } from './effects.ts';
import { endlessKinds } from './ids.ts';
import { lentAfter } from './rules/lent.ts';
import { changedFacts, changedTurn, copyOf, withField } from './shape.ts';
import {
  type CompanyFacts,
  factsOf,
  freshTurn,
  type RegionalFacts,
  regionalOf,
  type Table18fb,
  type TurnFacts,
} from './table.ts';

function withFacts(table: Table18fb, corp: CorpId, facts: Partial<CompanyFacts>): Table18fb {
  return withField(table, 'companies', { ...table.companies, [corp]: changedFacts(factsOf(table, corp), facts) });
}

const withTurn = (table: Table18fb, changed: Partial<TurnFacts>): Table18fb =>
  withField(table, 'turn', changedTurn(table.turn, changed));

const withRefusal = (table: Table18fb, deal: string, price: number): Table18fb =>
  withTurn(table, { refused: { ...table.turn.refused, [deal]: price } });

const withoutLease = (table: Table18fb, corp: CorpId, train: TrainId): Table18fb =>
  withFacts(table, corp, { leased: factsOf(table, corp).leased.filter((each) => each !== train) });

function withPrivate(table: Table18fb, card: PrivateId, to: Holder): Table18fb {
  const next = reduceRail(table, { type: 'privateMoved', private: card, to }, copyOf);
  const lent = lentAfter(next.lent, card);
  return lent === next.lent ? next : withField(next, 'lent', lent);
}

function withTrain(table: Table18fb, train: TrainId, to: Holder): Table18fb {
  return withNextCard(reduceRail(table, { type: 'trainMoved', train, to }, copyOf), train, table.trains[train]);
}

function withConcession(table: Table18fb, corp: CorpId, concession: Holder, deposit: number): Table18fb {
  const granted = factsOf(table, corp).granted || concession.startsWith('P');
  const next = withFacts(table, corp, { concession, deposit, refunded: 0, granted });
  const inThisRound = concession === POOL && table.round === 'stock';
  return inThisRound ? withField(next, 'withdrawn', [...table.withdrawn, corp]) : next;
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

/** The bank is broken when it has nothing left (4). */
const carrying: Carrying<Table18fb> = { leastInBank: 1, copyOf };

/** The table after an effect. The one place where it changes. */
export function reduce(table: Table18fb, effect: Effect18fb): Table18fb {
  switch (effect.type) {
    case 'tileLaid': {
      const next = reduceRail(table, effect, copyOf, boardOf(table).noTiles);
      return withTurn(next, { laid: next.turn.laid + 1 });
    }
    case 'certBought': {
      const next = reduceRail(table, effect, copyOf);
      // A company buys one certificate in a turn.
      return isPlayer(effect.to) ? next : withTurn(next, { bought: true });
    }
    case 'trainMoved':
      return withTrain(table, effect.train, effect.to);
    case 'trainBought': {
      const next = withTrain(table, effect.train, effect.to);
      // A regional company buys one train in a turn (3.5.2).
      return table.regionals[effect.to] ? withTurn(next, { bought: true }) : next;
    }
    case 'trainRemoved':
      return withTrain(table, effect.train, GONE);
    case 'privateMoved':
    case 'privateBought':
      return withPrivate(table, effect.private, effect.to);
    case 'cardClosed':
      return withPrivate(table, effect.private, GONE);
    case 'lotUnwanted':
      return withPrivate(table, effect.private, POOL);
    case 'seated':
      return withField(table, 'seats', effect.seats);
    case 'started':
    case 'companyStarted':
      return withFacts(table, effect.corp, { standing: 'started', par: effect.par });
    case 'floated':
      return withFacts(table, effect.corp, { standing: effect.standing, steps: effect.steps });
    case 'standingChanged':
      return withFacts(table, effect.corp, { standing: effect.standing });
    case 'concessionGranted':
    case 'concessionReacquired':
      return withConcession(table, effect.corp, effect.player, effect.deposit);
    case 'concessionWithdrawn':
      return withConcession(table, effect.corp, POOL, 0);
    case 'concessionEnded':
      return withConcession(table, effect.corp, GONE, 0);
    case 'depositReturned':
      return withFacts(table, effect.corp, { refunded: factsOf(table, effect.corp).refunded + effect.amount });
    case 'homeChosen':
      return withFacts(table, effect.corp, { home: effect.hex });
    case 'intermediateReached':
      return withFacts(table, effect.corp, { intermediate: effect.hex, standing: 'provisional' });
    case 'finalReached':
      return withFacts(table, effect.corp, { standing: 'definitive' });
    case 'markersTaken':
      return withMarkers(table, effect.corp, effect.count);
    case 'markersPassed':
      return withMarkers(withMarkers(table, effect.from, -effect.count), effect.to, effect.count);
    case 'homeLaid':
      return reduceRail(table, { ...effect, type: 'tokenPlaced' }, copyOf);
    case 'tokenStepUsed':
      return withTurn(table, { token: true });
    case 'tokenLaid': {
      const placed = reduceRail(table, { ...effect, type: 'tokenPlaced' }, copyOf);
      const { laid, markers } = factsOf(placed, effect.corp);
      const facts = { laid: laid + 1, markers: markers + effect.markers };
      return withTurn(withFacts(placed, effect.corp, facts), { token: true });
    }
    case 'bourbonRemoved':
      return withField(table, 'stations', {
        ...table.stations,
        [effect.hex]: withoutToken(table.stations[effect.hex], effect.token),
      });
    case 'cardUsed':
    case 'powerUsed':
    case 'bourbonReplaced':
    case 'preempted':
      return withUsedCard(table, effect.private, effect.corp);
    case 'cardLent':
      return withField(table, 'lent', lentAfter(table.lent, effect.private, effect.corp));
    case 'shareGiven':
      return withField(table, 'given', [...table.given, effect.private]);
    case 'falconPassed':
      return withField(table, 'falcon', effect.to);
    case 'trainLeased': {
      const leased = [...factsOf(table, effect.corp).leased, effect.train];
      return withFacts(withTrain(table, effect.train, effect.corp), effect.corp, { leased });
    }
    case 'leasePaid':
    case 'leaseEnded':
      return withoutLease(table, effect.corp, effect.train);
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
    case 'nationalFormed': {
      const { par, steps } = effect;
      return withFacts(table, effect.national, { standing: 'definitive', par, steps });
    }
    case 'stockRoundBegan':
      return copyOf({ ...table, round: 'stock', sold: {}, withdrawn: [], turn: freshTurn, lively: false });
    case 'operatingRoundBegan':
      return withField(withField(table, 'round', 'operating'), 'operated', []);
    case 'turnBegan':
      return withField(withField(table, 'operated', [...table.operated, effect.corp]), 'turn', freshTurn);
    case 'turnCleared':
      return withField(table, 'turn', freshTurn);
    case 'turnCounted':
      return withFacts(table, effect.corp, { turns: factsOf(table, effect.corp).turns + 1 });
    case 'ran':
      return withTurn(table, { revenue: effect.revenue });
    case 'interestDeclared':
      return withTurn(table, { building: true });
    case 'holdingBarred':
      return withTurn(table, { sold: [...table.turn.sold, effect.corp] });
    case 'offerRefused':
      return withRefusal(table, effect.deal, effect.price);
    case 'powerRefused':
      return withRefusal(table, effect.deal, 0);
    case 'bankruptcyDeclared':
    case 'lotChosen':
    case 'mergerAnswered':
    case 'nationalMissing':
    case 'priceBonusEarned':
    case 'revenueDeclared':
    case 'sharesExchanged':
      return table;
    default:
      return reduceCourse(table, effect, carrying);
  }
}

/** PH6 trains, ordinary and regional, never run out (2.6): whenever one leaves the pile another lies there. */
function withNextCard(table: Table18fb, train: string, from: string | undefined): Table18fb {
  const [kind, copy] = train.split('-');
  if (from !== BANK || !(endlessKinds as readonly string[]).includes(kind ?? '')) return table;
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
