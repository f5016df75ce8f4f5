import { type Corp, type CorpId, cashOf, corpOf, type Effect, sharesOf, type Table } from './model.ts';

export function reduce(table: Table, effect: Effect): Table {
  switch (effect.type) {
    case 'paid': {
      const cash = { ...table.cash, [effect.from]: cashOf(table, effect.from) - effect.amount };
      return { ...table, cash: { ...cash, [effect.to]: (cash[effect.to] ?? 0) + effect.amount } };
    }
    case 'shareMoved': {
      const { corp, from, to, count } = effect;
      const shares = { ...corpOf(table, corp).shares, [from]: sharesOf(table, corp, from) - count };
      return withCorp(table, corp, { shares: { ...shares, [to]: (shares[to] ?? 0) + count } });
    }
    case 'presidentChanged':
      return withCorp(table, effect.corp, { president: effect.to });
    case 'trainMoved':
      return withTrain(withoutTrain(table, effect.train), effect.train, effect.to);
    case 'phaseEntered':
      return { ...table, phase: effect.phase };
    case 'loanTaken':
      return withCorp(table, effect.corp, { loans: corpOf(table, effect.corp).loans + 1 });
    case 'loanRepaid':
      return withCorp(table, effect.corp, { loans: corpOf(table, effect.corp).loans - 1 });
    case 'corpLeft':
      return withCorp(table, effect.corp, { state: effect.state });
    case 'cardMoved':
      return { ...table, card: effect.to };
    case 'ballotCast':
      return { ...table, ballots: { ...table.ballots, [effect.by]: effect.answer } };
    case 'ballotsOpened':
      return { ...table, ballots: {} };
  }
}

function withCorp(table: Table, corp: CorpId, change: Partial<Corp>): Table {
  return { ...table, corps: { ...table.corps, [corp]: { ...corpOf(table, corp), ...change } } };
}

function withoutTrain(table: Table, train: string): Table {
  if (table.depot.includes(train)) return { ...table, depot: table.depot.filter((each) => each !== train) };
  const owner = Object.keys(table.corps).find((corp) => corpOf(table, corp).trains.includes(train));
  if (!owner) return table;
  return withCorp(table, owner, { trains: corpOf(table, owner).trains.filter((each) => each !== train) });
}

function withTrain(table: Table, train: string, to: string): Table {
  if (to === 'scrap') return table;
  return withCorp(table, to, { trains: [...corpOf(table, to).trains, train] });
}
