import type { Pool } from 'pg';
import { findPolicies } from '#features/policy-documents/server/find-policies';
import { findClauses } from '#features/policy-documents/server/find-clauses';
import { loadSamplePolicies } from '#features/policy-documents/samples/index';
import { loadRegions } from '#features/regions/server/index';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { openDataSet } from './data-set';
import { machineLine, MILLISECONDS, quantileOf, tableOf } from './figures';
import { measure, processorLines, timed } from './measuring';

const sizeFrom = (name: string, usual: number): number => Number(process.env[name] ?? usual);
/** Over 81 months; a document has some 28 clauses. */
const A_MONTH = sizeFrom('POLICIES_A_MONTH', 890);
const ROUNDS = sizeFrom('POLICY_ROUNDS', 40);
const GOAL_MS = 40;
const DAY = '2025-10-20';

const load = async (pool: Pool): Promise<number> => {
  await loadRegions(pool);
  // Sorting all of it into the index at once takes a fraction of the time.
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'policy_clause_tokens'`,
  );
  await pool.query('drop index policy_clause_tokens');
  const ms = await timed(() =>
    inTransaction(pool, (client) => loadSamplePolicies(client, { aMonth: A_MONTH })),
  );
  await inTransaction(pool, async (client) => {
    await client.query(`set local maintenance_work_mem = '1GB'`);
    await client.query(rows[0]?.indexdef ?? '');
  });
  await pool.query('vacuum analyze');
  return ms / 1_000;
};

const pick = (words: readonly string[], round: number): string => words[round % words.length] ?? '';
const FREQUENT = ['结算', '工程', '人工费', '质量保证金', '发包人', '价格信息', '安全文明施工费', '合同约定'];
const TOGETHER = [
  '预付款 开工',
  '综合单价 变更',
  '材料 风险 幅度',
  '竣工结算 核对',
  '争议 调解',
  '清单 编码',
];
const SENTENCES = [
  '缺陷责任期届满后按约定返还',
  '不作为企业管理费、利润和总价措施项目',
  '计价中途变更依据的',
];
const APART = [
  '质量保证金 普工',
  '预制率 投标人',
  '海绵设施 调解',
  '沥青 签字',
  '增值税 采集点',
  '限价 缺陷责任期',
];

const numberOf = (round: number): string => `${2019 + (round % 6)} ${1 + 613 * round}号`;

/** Full-text search through clauses, and the list of their documents. */
export const benchClauses = async (): Promise<readonly string[]> => {
  const data = await openDataSet({
    name: 'bench-clauses',
    count: A_MONTH,
    shapes: [
      'features/policy-documents/server/migrations/270.do.policies.sql',
      'features/policy-documents/server/clause-tokens.ts',
      'features/policy-documents/samples/articles.ts',
      'features/policy-documents/samples/sample-policies.ts',
    ],
    load,
  });
  const { pool } = data;
  try {
    const { rows: held } = await pool.query<{ policies: number; clauses: number }>(
      'select (select count(*)::int from policy) as policies, (select count(*)::int from policy_clause) as clauses',
    );
    const search = (keyword: string) =>
      findClauses(pool, { keyword, day: DAY, reader: { accountId: '1', hasRights: true } });
    const find = (words: readonly string[]) => (round: number) => search(pick(words, round));
    const works = {
      'clauses, a frequent word': find(FREQUENT),
      'clauses, words that stand together': find(TOGETHER),
      'clauses, part of a sentence': find(SENTENCES),
      'clauses, frequent words that never meet': find(APART),
      'clauses, number of a document': (round: number) => search(numberOf(round)),
      'clauses, what is nowhere': (round: number) => search(`幽灵词${round}`),
      'documents, first page': () => findPolicies(pool, {}, DAY),
      'documents, in force in one place': (round: number) =>
        findPolicies(pool, { state: '现行', place: String(2 + (round % 30)) }, DAY),
    };
    for (const work of Object.values(works)) await work(0);
    const rows = await measure(works, ROUNDS);
    const searches = rows.filter(({ what }) => what.includes('clauses')).flatMap(({ times }) => times);
    const p99 = quantileOf(searches, 0.99);
    return [
      `${held[0]?.policies} documents with ${held[0]?.clauses} clauses, loaded in ${data.loadSeconds.toFixed(0)} s`,
      machineLine(),
      ...tableOf(rows, 0.99, MILLISECONDS),
      ...(await processorLines(pool, works, ROUNDS)),
      `search through clauses, p99 of all: ${p99.toFixed(1)} ms (goal: ${GOAL_MS} ms, ${p99 <= GOAL_MS ? 'met' : 'missed'})`,
    ];
  } finally {
    await data.stop();
  }
};
