/** What Node is told to run the built server. */
export const SERVER_ARGUMENTS: readonly string[];
/** Writes the server's programs as JavaScript, a file each, into build/; takes about a second. */
export function buildServer(): Promise<void>;
