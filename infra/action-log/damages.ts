import type { Header } from './log';

/** Where a file is not as it was written; `at` is a line of the file. */
export type Damage =
  /** So many lines are missing behind it. */
  | { readonly of: 'lost'; readonly at: number; readonly lines: number }
  /** It stands twice, or before its turn. */
  | { readonly of: 'order'; readonly at: number }
  /** A checkpoint or the end counts other actions since the one before than there are. */
  | { readonly of: 'count'; readonly at: number; readonly expected: number; readonly found: number }
  /** So many lines stand behind the end, from here on. */
  | { readonly of: 'beyond'; readonly at: number; readonly lines: number }
  /** The end vouches for other bytes. */
  | { readonly of: 'bytes'; readonly at: number };

interface Numbered {
  readonly k?: unknown;
  readonly i?: unknown;
  readonly n?: unknown;
}

/**
 * Lines are numbered without a gap from `skipped` on: what a ring has forgotten came before the first. Only where
 * actions were picked out of a log does one stand before that; then up to `skipped` lines are left out anywhere.
 */
export const damageFinder = ({ skipped }: Header, headerAt: number) => {
  const damages: Damage[] = [];
  let last = headerAt;
  let next = skipped;
  let isPicked = false;
  let hasBegun = false;
  /** Of actions, by the last line that told it; where lines were forgotten the first one tells it. */
  let told: number | undefined = skipped === 0 ? 0 : undefined;
  let actions = 0;

  const number = (i: number, at: number, isFact: boolean): void => {
    // A fact has the number of its action.
    const expected = isFact ? next - 1 : next;
    if (!hasBegun && i < skipped) {
      isPicked = true;
      next = i;
    } else if (isPicked) {
      if (i < expected) damages.push({ of: 'order', at });
    } else if (i > expected) damages.push({ of: 'lost', at: last, lines: i - expected });
    else if (i < expected) damages.push({ of: 'order', at });
    hasBegun = true;
    next = Math.max(next, i + 1);
  };

  const count = (n: number, at: number): void => {
    const expected = n - (told ?? n - actions);
    if (expected !== actions) damages.push({ of: 'count', at, expected, found: actions });
    told = n;
    actions = 0;
  };

  return {
    damages,
    /** The lines in their order, `isKnown` when this program knows their kind. */
    see: ({ k, i, n }: Numbered, at: number, isKnown: boolean): void => {
      if (typeof i === 'number' && (isKnown || i === next)) number(i, at, k === 'v');
      if (k === 'a') actions += 1;
      if ((k === 'c' || k === 'e') && typeof n === 'number') count(n, at);
      last = at;
    },
    add: (damage: Damage): void => void damages.push(damage),
  };
};
