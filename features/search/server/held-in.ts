import type { Group } from '../contract';

/** For one row alone PostgreSQL would rather read the table, hoping to meet it soon. */
const FEW = 10;

/** Entries of the group that the index of tokens has for a query: none, or a few. */
export const heldIn = (group: Group, query: string): string =>
  `select from (select from search_entry where kind = '${group}' and tokens @@ ${query} limit ${FEW}) held`;
