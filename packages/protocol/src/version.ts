/** Raised when a client of the older protocol would be misled. */
export const protocolVersion = 1;
