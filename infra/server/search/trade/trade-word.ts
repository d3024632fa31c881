/** What a search puts in place of what was typed. */
export type Wording = readonly [typed: RegExp, written: string];

/** What people of the trade call a kind of work, and how records call it. */
export interface TradeWork {
  readonly said: RegExp;
  /** Beginnings of names, the most usual first; what is recorded under none of them is another trade's. */
  readonly names: readonly string[];
  /**
   * What a search looks for in its place where that is not the first of its names: less than a whole name finds more of
   * them, and of a word with several meanings each is tried.
   */
  readonly written?: string | readonly Wording[];
  /** Said so, the work of hands is meant and not the whole of the item. */
  readonly isLabor?: true;
  /** What comes near where none is recorded; never given for it. */
  readonly near?: readonly string[];
  /** Of one name, what is meant where nothing more is said. */
  readonly usual?: string;
}
