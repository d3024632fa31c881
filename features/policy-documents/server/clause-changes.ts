import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { copyRows, type Columns } from '#infra/server/postgres/copy-rows';
import { amendedClauses } from './amended-clauses';
import { amendedBy, readClauses } from './document';
import { namedChanges, NOTHING_SAID } from './named-changes';

/** Raised with every change of what is read of an amendment: what a former reader stored is then read anew. */
const READER = 1;

const UNREAD = `
  select r.from_id as by, array_agg(r.to_id) as wanted from policy_relation r
  where r.kind = 'amends' and r.read_by <> ${READER} group by r.from_id order by r.from_id`;
const FORGET = 'delete from policy_clause_change where by_id = $1 and policy_id = any ($2)';
const READ = `update policy_relation set read_by = ${READER} where from_id = $1 and kind = 'amends'`;

const CHANGE: Columns = { policy_id: 'text', rank: 'int', by_id: 'text', by_rank: 'int', kind: 'text' };

/** Reads the amendments that this reader has not read yet for the clauses they change. */
export const readAmendments = async (client: ClientBase): Promise<void> => {
  const { rows: unread } = await client.query<{ by: string; wanted: readonly string[] }>(UNREAD);
  for (const { by, wanted } of unread) {
    const after = await readClauses(client, by);
    await client.query(FORGET, [by, wanted]);
    const named = await namedChanges(after, await amendedBy(client, by));
    for (const id of wanted) {
      const { changes } = await amendedClauses(
        await readClauses(client, id),
        after,
        named.get(id) ?? NOTHING_SAID,
      );
      const rows = [...changes].map(([old, { kind, by: own }]) => [id, old.rank, by, own.rank, kind]);
      await copyRows(client, 'policy_clause_change', CHANGE, rows);
    }
    await client.query(READ, [by]);
  }
};

/** Of documents that were stored before their amendments were read, or when another reader read them. */
export const settleAmendments = (pool: Pool): Promise<void> => inTransaction(pool, readAmendments);
