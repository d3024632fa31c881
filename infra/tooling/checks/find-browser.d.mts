export const NO_BROWSER: string;
export function findBrowser(): string | undefined;
export function ensureBrowser(): string | undefined;
export function ensureChineseFont(): boolean;
