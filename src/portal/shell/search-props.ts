import type { SearchCategory } from './search-categories';

export interface Suggestion {
  readonly word: string;
  readonly id: string;
  /** As it travels: `bid_node`. */
  readonly group: string;
}

export interface SearchProps {
  readonly placeholder?: string | undefined;
  readonly suggestions: readonly Suggestion[];
  readonly onType: (text: string) => void;
  readonly onSearch: (keyword: string, category: SearchCategory) => void;
  /** `rank` counts from 1. */
  readonly onChoose: (suggestion: Suggestion, rank: number) => void;
}
