/**
 * Where an element of the board comes from. Neither map, charts nor cards of the original prototype are at hand: what
 * its text does not say was found out or made up by us, and every element says which.
 *
 * - `F` printed in the rules
 * - `P` public material: other games of the family and standard tile shapes
 * - `D` deduced: forced or nearly forced by what is printed
 * - `R` reconstructed
 */
export type Provenance = 'F' | 'P' | 'D' | 'R';
