/** The version of this page, as its package says it; reports name it. */
export const version = '0.1.0';
