import type { Range } from '../contract';
import { prefixesOf } from './kinds';

export interface Where {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A day begins and ends in Shanghai. */
const startOf = (place: string) => `(${place}::date)::timestamp at time zone 'Asia/Shanghai'`;

/** The events of one account that are meant; the account is $1. */
export const whereOf = (accountName: string, { kind, from, to }: Range): Where => {
  const values: unknown[] = [accountName];
  const conditions = ['account_name = $1'];
  const place = (value: unknown) => `$${values.push(value)}`;
  if (from) conditions.push(`happened_at >= ${startOf(place(from))}`);
  if (to) conditions.push(`happened_at < ${startOf(`(${place(to)}::date + 1)`)}`);
  if (kind) {
    const { prefixes, isExcluding } = prefixesOf(kind);
    conditions.push(`${isExcluding ? 'not ' : ''}left(fncode, 2) = any (${place(prefixes)}::text[])`);
  }
  return { sql: conditions.join(' and '), values };
};
