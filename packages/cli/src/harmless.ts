/** What a terminal obeys instead of showing it, and what turns the direction of a line. */
const OBEYED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text as it can be shown. Files come from anywhere: a name in one must not clear the screen or take the place of our own words. What
 * would do so is written with its number.
 */
export const harmless = (text: string): string =>
  text.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
