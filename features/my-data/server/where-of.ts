import type { Range } from '../contract';
import { prefixesOf } from './kinds';

export interface Where {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A day begins and ends in Shanghai. */
const startOf = (place: string) => `(${place}::date)::timestamp at time zone 'Asia/Shanghai'`;

const between = (
  column: string,
  { from, to }: Range,
  place: (value: unknown) => string,
): readonly string[] => [
  ...(from ? [`${column} >= ${startOf(place(from))}`] : []),
  ...(to ? [`${column} < ${startOf(`(${place(to)}::date + 1)`)}`] : []),
];

/** What of one account could not be read; undefined where a kind is asked for, for it has none. */
export const badWhereOf = (accountName: string, range: Range): Where | undefined => {
  if (range.kind) return undefined;
  const values: unknown[] = [accountName];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    `body ? 'accountName' and body ->> 'accountName' = $1`,
    ...between('received_at', range, place),
  ];
  return { sql: conditions.join(' and '), values };
};

/** The events of one account that are meant; the account is $1. */
export const whereOf = (accountName: string, range: Range): Where => {
  const values: unknown[] = [accountName];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['account_name = $1', ...between('happened_at', range, place)];
  if (range.kind) {
    const { prefixes, isExcluding } = prefixesOf(range.kind);
    conditions.push(`${isExcluding ? 'not ' : ''}left(fncode, 2) = any (${place(prefixes)}::text[])`);
  }
  return { sql: conditions.join(' and '), values };
};
