let at: string | undefined;

/** The game of this device that the page shows; none once the table is left. */
export const seatedAt = (): string | undefined => at;

/** Remembers at which game this tab sits. */
export function sit(id: string | undefined): void {
  at = id;
}
