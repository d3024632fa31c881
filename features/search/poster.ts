import type { DataOf } from '#src/contract/call';
import type { topPosterCall } from './contract';

export type Poster = DataOf<typeof topPosterCall>;

/** Pages of the portal stay in this tab; an outside host opens in its own; anything else is no link. */
export const linkOf = (
  linkPath: string,
): { readonly href: string; readonly isOutside: boolean } | undefined => {
  if (/^\/(?![/\\])/.test(linkPath)) return { href: `#${linkPath}`, isOutside: false };
  return /^https:\/\//.test(linkPath) ? { href: linkPath, isOutside: true } : undefined;
};
