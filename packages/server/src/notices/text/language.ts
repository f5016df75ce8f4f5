export const languages = ['en', 'it', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageOf = (given: string | null | undefined): Language =>
  languages.find((each) => each === given) ?? 'en';
