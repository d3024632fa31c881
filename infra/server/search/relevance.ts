import type { SortKey } from '../listing/keyset';
import type { Parameters } from '../postgres/parameters';

/**
 * The title itself, then titles that begin with the keyword, then those that hold it; heat decides among equals.
 * `keyword` is folded; `e` is the record's entry in the search index.
 */
export const relevance = (keyword: string, heat: string, parameters: Parameters): SortKey => {
  const text = parameters.add(keyword, 'text');
  return [
    `(case
      when e.folded = ${text} then 3
      when starts_with(e.folded, ${text}) then 2
      when strpos(e.folded, ${text}) > 0 then 1
      else 0 end * 1000000 + ${heat})`,
    'numeric',
  ];
};
