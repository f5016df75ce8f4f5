/** A colour for each train that runs, apart from one another also for colour-blind eyes, and from the grounds of tiles. */
const trainColours: readonly string[] = ['#b3261e', '#1f5fa8', '#7a2f9e', '#0b7a5c', '#c05f00', '#3d3a36'];

/** The colour of a train by its place among those that run. */
export const trainColour = (place: number): string => trainColours[place % trainColours.length] as string;
