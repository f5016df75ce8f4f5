import type { PlacesInFile } from '../board/file.ts';

/** Places that rules name. */
export const places1849: PlacesInFile = {
  /** Closed to track while SCE is open and in a player's hand (7.1). */
  acireale: 'G13',
  /** Struck by the earthquake (12). */
  messina: 'B14',
  /** Coastal cities of SMS: all cities but Caltanissetta and Ragusa (7.1). */
  coastal: ['B14', 'C1', 'C5', 'E1', 'H12', 'J6', 'M9', 'M13'],
  /** Cities an E train counts twice (14.3). */
  major: ['H12', 'B14', 'C5', 'M13'],
  /** The three values of grey cities (10.5.2): Phases 4 and 6, 8 and 10, 12 and 16. */
  grey: { C1: [20, 30, 40], E1: [20, 30, 40], M9: [20, 30, 40], C15: [10, 30, 90] },
  /** What CNM's marker adds to its port (7.1). */
  portBonus: 20,
};
