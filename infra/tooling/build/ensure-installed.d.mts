/** Installs the packages of package-lock.json unless they are there; rejects with `Failed` when npm does. */
export function ensureInstalled(): Promise<void>;
/** Whether the packages that package-lock.json of the folder names lie in its node_modules. */
export function holdsEveryPackage(folder: string): boolean;
