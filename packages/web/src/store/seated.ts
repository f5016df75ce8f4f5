let at: string | undefined;

/** The game of this device that the page shows; none once the table is left. */
export const seatedAt = (): string | undefined => at;

export function sit(id: string | undefined): void {
  at = id;
}
