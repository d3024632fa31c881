import { calculateCall } from '#features/ai-chat/contract';
import { aiChatServer } from '#features/ai-chat/server/index';
import { loadSamplePolicies } from '#features/policy-documents/samples/index';
import type { Identity } from '#infra/server/http/identity';
import { assistantParts } from '#src/server/assistant-parts';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { clauseTokens } from '#features/policy-documents/server/clause-tokens';
import { blocksOf, textOf } from './blocks-of';

const NOW = new Date('2025-10-20T02:00:00Z');
const db = testDatabase({ prepared: regions });
const ask = asker(() => aiChatServer({ pool: db.pool, ...assistantParts(db.pool), now: () => NOW }).routes);
let identity: Identity;
beforeAll(async () => {
  await db.database.transaction((client) => loadSamplePolicies(client));
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
});
beforeEach(() => db.pool.query('truncate budget'));
const blocks = async (question: string) =>
  (await ask(calculateCall, { identity, body: { question } })).blocks;
const answer = async (question: string) => textOf(await blocks(question));

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

describe('what is in force', () => {
  const TITLES = '《[^》]*》';
  /** Documents that an answer calls in force, by what it says of each. */
  const inForceOf = (said: string): readonly string[] => {
    const [, list = ''] = said.split('施行中的有：');
    return list.match(new RegExp(`${TITLES}[^《]*`, 'gu')) ?? [];
  };

  test('[POLICY-001] a reading of a standard is never among what is in force', async () => {
    const said = await answer('现行的计价标准解读文件是哪个');
    expect(inForceOf(said)).toEqual([]);
    expect(said).toContain('截至 2025-10-20，“计价标准解读文件”没有施行中的文件；名称相近的有：');
    expect(said).toMatch(
      /《[^》]*解读：计价标准[^》]*》[^《]*不施行、不废止，仅供参考（\d{4}-\d\d-\d\d 发布）/u,
    );
  });

  test('[POLICY-001] beside readings of it the standard alone is', async () => {
    const listed = inForceOf(await answer('现行的计价标准是哪个'));
    expect(listed).toEqual([
      '《建设工程工程量清单计价标准》（GB/T 50500-2024）自 2025-09-01 起施行（2024-11-26 发布，现行）。',
    ]);
    const all = inForceOf(await answer('现在执行哪个计价文件'));
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(one).toMatch(/自 \d{4}-\d\d-\d\d 起施行（.*(现行|部分有效)/u);
  });

  test('[POLICY-001] neither one that has ended nor one that is to come is', async () => {
    const title = '临时计费规程甲';
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from policy where kind = '造价政策' and series is null order by heat desc, id limit 4`,
    );
    const days = [
      ['现行', '2024-01-01', null, null],
      ['部分有效', '2024-01-01', null, '2025-01-01'],
      ['废止', '2024-01-01', '2025-10-20', null],
      ['即将实施', '2025-10-21', null, null],
    ] as const;
    for (const [at, [state, begins, ends, partly]] of days.entries()) {
      await db.pool.query(
        `update policy set title = $2, doc_no = '', published_on = '2023-12-01', effective_on = $3, ended_on = $4,
           partly_on = $5 where id = $1`,
        [rows[at]?.id, `${title}${state}`, begins, ends, partly],
      );
    }
    const said = inForceOf(await answer(`现行的${title}文件是哪个`)).join('');
    expect(said.match(new RegExp(TITLES, 'gu'))?.sort()).toEqual(
      [`《${title}现行》`, `《${title}部分有效》`].sort(),
    );
  });
});

describe('a rule', () => {
  const QUESTION = '2024 版清单规范里混凝土的计算规则';
  const RULE = '混凝土工程量计算规则：按设计图示尺寸以体积计算。';

  test('is not told without its edition', async () => {
    const [choices] = blocksOf(await blocks('混凝土的工程量计算规则是什么'), 'choices');
    expect(choices?.text).toContain('哪个版本');
    expect(choices?.options).toContain('按 2024 版清单规范：混凝土的工程量计算规则是什么');
  });

  test('[POLICY-001] is quoted where it is stored, with its document, state and day; else it is said what was looked for', async () => {
    expect(await answer(QUESTION)).toMatch(
      /收录的 2024 版文件中没有查到写到“混凝土”“计算规则”的条文。没有原文依据，不作回答/,
    );
    await db.pool.query(
      `insert into policy_clause (policy_id, rank, chapter, number, body, published_on, tokens)
       values ('gbt-50500-2024', 412, '附录', '4.1.2', $1, '2024-11-26', $2::tsvector)`,
      [RULE, clauseTokens(RULE)],
    );
    const found = await blocks(QUESTION);
    expect(textOf(found)).toContain(
      `《建设工程工程量清单计价标准》（GB/T 50500-2024，2025-09-01 起施行，现行）4.1.2：${RULE}`,
    );
    expect(textOf(found)).toContain('效力截至 2025-10-20');
    expect(blocksOf(found, 'citations')[0]?.items).toMatchObject([
      {
        title: '《建设工程工程量清单计价标准》（GB/T 50500-2024）4.1.2',
        period: '2025-09-01',
        link: '/policy/detail/gbt-50500-2024?clause=412',
      },
    ]);
    const [choices] = blocksOf(await blocks('混凝土的工程量计算规则是什么'), 'choices');
    expect(await answer(choices?.options.find((one) => one.includes('2024')) ?? '')).toContain(RULE);
    expect(await answer('2024 版清单规范第4.1.2条是什么')).toContain(RULE);
    expect(await answer('2013 版清单规范里混凝土的计算规则')).toContain('没有查到');
    expect(await answer('2024 版定额里混凝土的计算规则')).toContain('收录的 2024 版定额中没有查到');
  });
});
