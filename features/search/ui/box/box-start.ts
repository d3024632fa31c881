import type { SearchCategory } from '../../contract';

/** What stood in the plain box. */
export interface BoxStart {
  readonly text: string;
  readonly category: SearchCategory;
  readonly isFocused: boolean;
  readonly caret: number;
}
