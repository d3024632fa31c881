import type { Attributes, Base, Header, PartIndexes, Scopes } from './contract';

/** What is said of one open project. */
export interface OpenSheet {
  readonly base: Base;
  readonly attributes: Attributes;
  readonly scopes: Scopes;
  readonly headers: readonly Header[];
  readonly parts: PartIndexes['indexDatas'];
}
