import type { FoundPolicy } from '#src/contract/policy-states';
import type { SearchFound, Word } from '../contract';

/** How documents stand now, by their ids. */
export type ReadPolicies = (ids: readonly string[]) => Promise<ReadonlyMap<string, FoundPolicy>>;

interface Marked {
  readonly group: string;
  readonly id: string;
}
const readerOf = async (records: readonly Marked[], read: ReadPolicies) => {
  const ids = records.filter(({ group, id }) => group === 'policy' && id !== '').map(({ id }) => id);
  const known = ids.length === 0 ? undefined : await read(ids);
  return <R extends Marked>(record: R): R => {
    const policy = record.group === 'policy' ? known?.get(record.id) : undefined;
    return policy ? { ...record, policy } : record;
  };
};

/** Words that are documents, with how they stand: a void one is not offered unmarked. */
export const markWords = async (words: readonly Word[], read: ReadPolicies): Promise<Word[]> =>
  words.map(await readerOf(words, read));

export const markRows = async (found: SearchFound, read: ReadPolicies): Promise<SearchFound> => {
  const mark = await readerOf(
    found.groups.flatMap(({ rows }) => rows),
    read,
  );
  return { ...found, groups: found.groups.map((group) => ({ ...group, rows: group.rows.map(mark) })) };
};
