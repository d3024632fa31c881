import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { copyRows, type Columns } from '#infra/server/postgres/copy-rows';
import type { Clause } from '../contract-document';
import { olderOf } from './clause-partners';
import { amendedBy, readClauses } from './document';
import { clausesNamed, namedChanges, type NamedChange, type NamedChanges } from './named-changes';

const UNREAD = `
  select r.from_id as by, array_agg(r.to_id) as wanted from policy_relation r
  where r.kind = 'amends' and not r.is_read group by r.from_id order by r.from_id`;
const READ = `update policy_relation set is_read = true where from_id = $1 and kind = 'amends'`;

const CHANGE: Columns = { policy_id: 'text', rank: 'int', by_id: 'text', by_rank: 'int', kind: 'text' };

/** Each document says from when it holds; that the new one does takes nothing from the old one. */
const OWN_DAY = /^本[^。，]{1,12}自[^。]{1,24}起(?:施行|执行|实施)/;

/** What an amending text does to the clauses of one document. */
const changesOf = async (
  before: readonly Clause[],
  after: readonly Clause[],
  changes: NonNullable<ReturnType<NamedChanges['get']>>,
): Promise<ReadonlyMap<Clause, NamedChange>> => {
  const named = clausesNamed(changes, before);
  const found = new Map(named);
  for (const [by, olds] of await olderOf(before, after, named))
    for (const old of olds)
      if (old.body !== by.body && !found.has(old) && !(OWN_DAY.test(old.body) && OWN_DAY.test(by.body)))
        found.set(old, { kind: 'changed', by });
  return found;
};

/** Reads the amendments that were not read yet for the clauses they change. */
export const readAmendments = async (client: ClientBase): Promise<void> => {
  const { rows: unread } = await client.query<{ by: string; wanted: readonly string[] }>(UNREAD);
  for (const { by, wanted } of unread) {
    const after = await readClauses(client, by);
    const named = await namedChanges(after, await amendedBy(client, by));
    for (const id of wanted) {
      const changes = await changesOf(await readClauses(client, id), after, named.get(id) ?? []);
      await copyRows(
        client,
        'policy_clause_change',
        CHANGE,
        [...changes].map(
          ([
            { rank },
            {
              kind,
              by: { rank: byRank },
            },
          ]) => [id, rank, by, byRank, kind],
        ),
      );
    }
    await client.query(READ, [by]);
  }
};

/** Of documents that were stored before their amendments were read. */
export const settleAmendments = (pool: Pool): Promise<void> => inTransaction(pool, readAmendments);
