/** The release these packages belong to: that of package.json, written by `npm run release` and shown to whoever asks. */
export const release = '0.1.0';

/**
 * The version of what goes over the wire; docs/protocol.md says what changed with each. Raised when a client of the older
 * version would be misled.
 */
export const protocolVersion = 2;

/** Where the socket is, for a client of this version: a server of another version tells it to reload. */
export const socketPath = `/api/socket?protocol=${protocolVersion}`;
