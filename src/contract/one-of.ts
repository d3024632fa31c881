import * as z from 'zod/mini';

/** One of the keys of a record of labels. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(record) as Key[]);
