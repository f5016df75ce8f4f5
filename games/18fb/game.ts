/** The rules version of 18FB: raised whenever a recorded game would go on differently. */
export const rules18fb = 1;
