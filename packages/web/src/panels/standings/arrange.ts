import type { CompanyStanding, PlayerStanding, Standings } from '../../model/standings.ts';
import type { Text } from '../../text/textIn.ts';
import { companyMeasures, type Figure, placeFigure, placesIn, playerMeasures, shareFigure } from './figures.ts';
import { type Sorted, useSorting } from './useSorting.ts';

/** The table as somebody wants to see it. */
export interface Arranged {
  readonly companies: Sorted<CompanyStanding>;
  readonly players: Sorted<PlayerStanding>;
  readonly places: readonly string[];
  readonly corps: ReadonlySet<string>;
}

/** The standings with their columns as the player has arranged them. */
export function useArranged(text: Text, standings: Standings): Arranged {
  const places = placesIn(standings);
  const corps = new Set(standings.companies.map(({ corp }) => corp));
  const ofCompany = (company: CompanyStanding, by: string): Figure | null => {
    const measure = companyMeasures.find(({ id }) => id === by);
    if (measure) return measure.figure(text, company);
    return places.includes(by) ? placeFigure(text, company, by, corps) : shareFigure(text, company, by);
  };
  return {
    companies: useSorting(standings.companies, ofCompany),
    players: useSorting(
      standings.players,
      (player, by) => playerMeasures.find(({ id }) => id === by)?.figure(text, player) ?? null,
    ),
    places,
    corps,
  };
}
