/** Builds the pages into dist/ unless what goes into them is unchanged; rejects with `Failed` when webpack does. */
export function ensureBuilt(): Promise<void>;
