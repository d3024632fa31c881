import { findPoliciesCall } from '#features/policy-documents/contract';
import { compareCall, documentCall } from '#features/policy-documents/contract-document';
import { loadSamplePolicies } from '#features/policy-documents/samples/index';
import { policiesServer } from '#features/policy-documents/server/index';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const NOW = Date.parse('2025-10-20T02:00:00Z');
const describeIndexes = () => Promise.resolve([]);
const db = testDatabase({ prepared: regions });
const server = () => policiesServer({ pool: db.pool, describeIndexes, now: () => NOW });
const ask = asker(() => server().routes);
const identity = anIdentity({ accountId: '9001', hasRights: true });
beforeAll(() => db.database.transaction((client) => loadSamplePolicies(client)));

const document = (policyId: string) => ask(documentCall, { identity, query: { policyId } });

describe('a document', () => {
  test('[POLICY-001] that is valid in parts says of each clause what changed it or that it holds, as the comparison does', async () => {
    const partly = await ask(findPoliciesCall, { identity, body: { state: '部分有效', pageSize: 500 } });
    const seen = new Set<string>();
    for (const { id } of partly.rows) {
      const { clauses, unclear } = await document(id);
      expect(unclear).toEqual([]);
      for (const { changes, holds } of clauses) expect(holds).toBe(!changes.some(({ hasBegun }) => hasBegun));
      const by = clauses.flatMap(({ changes }) => changes)[0]?.byId ?? '';
      const { pairs } = await ask(compareCall, { identity, query: { policyId: id, withId: by } });
      for (const { kind, before } of pairs) {
        const [change] = clauses
          .filter(({ rank }) => rank === before?.rank)
          .flatMap(({ changes }) => changes.filter(({ byId }) => byId === by));
        // Each text says of itself from when it holds.
        const isOwnDay = before?.body.startsWith('本文件自') === true;
        if (!isOwnDay && before)
          expect(change?.kind).toBe(kind === 'same' || kind === 'kept' ? undefined : kind);
        if (isOwnDay) expect(change).toBeUndefined();
        seen.add(kind);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['added', 'changed', 'removed', 'same']));
  });

  test('[POLICY-001] amended by a document that no reader or a former one has read is read when the server starts', async () => {
    const marks = async () =>
      (
        await db.pool.query<{ all: string }>(
          `select md5(string_agg(c::text, ',' order by policy_id, rank, by_id)) as all from policy_clause_change c`,
        )
      ).rows[0]?.all;
    const before = await marks();
    expect(before).not.toBeNull();
    await db.pool.query('delete from policy_clause_change');
    await server().settle?.(db.pool);
    expect(await marks()).toBeNull();
    await db.pool.query('update policy_relation set read_by = 0');
    await server().settle?.(db.pool);
    expect(await marks()).toBe(before);
    await db.pool.query(`update policy_clause_change set kind = 'unclear'`);
    await db.pool.query('update policy_relation set read_by = 0');
    await server().settle?.(db.pool);
    expect(await marks()).toBe(before);
  });
});
