import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { loadSamplePolicies } from '#features/policy-documents/samples/index';
import type { Identity } from '#infra/server/http/identity';
import { assistantParts } from '#src/server/assistant-parts';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { textOf } from './blocks-of';

const NOW = new Date('2025-10-20T02:00:00Z');
const db = testDatabase({ prepared: regions });
const ask = asker(() => aiChatServer({ pool: db.pool, ...assistantParts(db.pool), now: () => NOW }).routes);
let identity: Identity;
beforeAll(async () => {
  await db.database.transaction((client) => loadSamplePolicies(client));
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
});
const answer = async (question: string) =>
  textOf((await ask(calculateCall, { identity, body: { question } })).blocks);

test('[POLICY-001] a clause that was changed is quoted with what changed it', async () => {
  const { rowCount } = await db.pool.query(
    `update policy_clause c set body = '试验费用由发包人承担。' from policy_clause_change change
     join policy p on p.id = change.by_id and p.effective_on <= '2025-10-20'
     where change.kind = 'changed' and (c.policy_id, c.rank) = (change.policy_id, change.rank)
       and c.policy_id = (select min(policy_id) from policy_clause_change)`,
  );
  expect(rowCount).toBeGreaterThan(0);
  expect(await answer('试验费用要不要单列')).toMatch(
    /试验费用由发包人承担。（本条已由 .+.+修改，\d{4}-\d\d-\d\d 起）/,
  );
});

test('[POLICY-001] a case comes into force on no day', async () => {
  await db.pool.query(
    `update policy set title = '停工损失争议甲' where id = (select min(id) from policy where kind = '争议案例')`,
  );
  const said = await answer('停工损失争议甲什么时候施行');
  expect(said).toContain('不施行、不废止，仅供参考');
  expect(said).not.toContain('起施行');
});
