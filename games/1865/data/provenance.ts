/**
 * Where an element of the board comes from. The map, the tile manifest and the Dragons Chart of the original were
 * pictures and are not at hand: what the texts do not say is a reconstruction of ours, and every element says so.
 *
 * - `P` printed: the rulebook says it
 * - `D` deduced from what the rulebook says
 * - `M` numeric tables of a public moderator program
 * - `S` standard shapes of the tile numbers
 * - `R` reconstructed
 */
export type Provenance = 'P' | 'D' | 'M' | 'S' | 'R';
