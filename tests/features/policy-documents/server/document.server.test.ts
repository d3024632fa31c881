import threads, { type Worker } from 'node:worker_threads';
import readXlsx from 'read-excel-file/node';
import { describeIndexes } from '#features/cost-indexes/server/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { findPoliciesCall } from '#features/policy-documents/contract';
import {
  attachmentCall,
  compareCall,
  documentCall,
  type Clause,
  type ClausePair,
} from '#features/policy-documents/contract-document';
import { keepVisitCall, priceDocumentCall } from '#features/policy-documents/contract-prices';
import { loadSamplePolicies } from '#features/policy-documents/samples/index';
import { attachmentFile } from '#features/policy-documents/server/attachment';
import { pairClauses } from '#features/policy-documents/server/compare';
import { NO_POLICY } from '#features/policy-documents/server/document';
import { policiesServer } from '#features/policy-documents/server/index';
import { NO_PRICES } from '#features/policy-documents/server/price-document';
import { aMember, anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { slowPieces, turnsDuring } from '#tests/support/turns';

const { Worker: RealWorker } = threads;
const NOW = Date.parse('2025-10-20T02:00:00Z');
const db = testDatabase({ prepared: regions });
const server = () =>
  policiesServer({ pool: db.pool, describeIndexes: describeIndexes(db.pool), now: () => NOW });
const ask = asker(() => server().routes);
const identity = anIdentity({ accountId: '9001', hasRights: true });
const AUGUST = 'price-20-202508';
const SEPTEMBER = 'price-20-202509';

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await db.database.transaction((client) => loadSamplePolicies(client));
});

const document = (policyId: string) => ask(documentCall, { identity, query: { policyId } });

describe('a document', () => {
  test('[CALL-173] [POLICY-001] has its clauses in their order, its chain both ways, and needs rights', async () => {
    const now = await document('gbt-50500-2024');
    expect(now.row).toMatchObject({ docNo: 'GB/T 50500-2024', state: '现行' });
    expect(now.asOf).toBe('2025-10-20');
    expect(now.textNote).toContain('不是文件原文');
    expect(now.clauses.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const before = await document('gb-50500-2013');
    expect(before.row).toMatchObject({ state: '废止', endedOn: '2025-09-01' });
    for (const { chain, links } of [now, before]) {
      expect(chain.map(({ id }) => id)).toEqual(['gb-50500-2013', 'gbt-50500-2024']);
      expect(links).toEqual([{ fromId: 'gbt-50500-2024', toId: 'gb-50500-2013', kind: 'replaces' }]);
    }
    expect((await document('jianbanbiao-2018-20')).row.state).toBe('部分有效');
    expect(
      [documentCall, compareCall, attachmentCall, priceDocumentCall].map(({ access }) => access),
    ).toEqual(Array(4).fill('rights'));
  });

  test('that is not there is said to be missing', async () => {
    await expect(document('nothing')).rejects.toThrow(NO_POLICY);
    const query = { policyId: 'nothing', withId: 'gb-50500-2013' };
    await expect(ask(compareCall, { identity, query })).rejects.toThrow(NO_POLICY);
  });

  test('a sample states its own days and what it ends in its last clause', async () => {
    const { rows } = await ask(findPoliciesCall, { identity, body: { state: '废止', level: '省' } });
    const { chain, links, row } = await document(rows[0]?.id ?? '');
    const by = links.find(({ toId, kind }) => toId === row.id && kind === 'replaces');
    const successor = await document(by?.fromId ?? '');
    expect(successor.clauses.at(-1)?.body).toContain(`《${row.title}》（${row.docNo}）同时废止。`);
    expect(row.endedOn).toBe(successor.row.effectiveOn);
    expect(chain.some(({ id }) => id === successor.row.id)).toBe(true);
  });

  test('an attachment is a workbook that says where it is from', async () => {
    const { rows } = await ask(findPoliciesCall, { identity, body: { kind: '造价政策' } });
    const { row, clauses, attachments } = await document(rows[0]?.id ?? '');
    const query = { policyId: row.id, rank: String(attachments[0]?.rank) };
    const answer = await attachmentFile(db.pool, query, '2025-10-20');
    expect(JSON.stringify(answer.headers)).toContain(encodeURIComponent(`${attachments[0]?.name}.xlsx`));
    const bytes = Buffer.concat((await answer.stream.toArray()) as Buffer[]);
    const [text, source] = await readXlsx(bytes);
    expect(text?.data.length).toBe(clauses.length + 1);
    expect(JSON.stringify(source?.data)).toContain(`${row.state}（截至 2025-10-20）`);
    await expect(ask(attachmentCall, { identity, query: { policyId: row.id, rank: '9' } })).rejects.toThrow(
      '没有这个附件',
    );
  });
});

test('a long attachment is made while calls are answered, in a thread of its own', async () => {
  const { rows } = await ask(findPoliciesCall, { identity, body: { kind: '造价政策' } });
  const { row, clauses, attachments } = await document(rows[0]?.id ?? '');
  await db.pool.query(
    `insert into policy_clause (policy_id, rank, chapter, number, body, published_on, tokens)
     select policy_id, 1000 + n, chapter, number, body || n, published_on, tokens
     from policy_clause, generate_series(1, 4000) n where policy_id = $1 and rank = 1`,
    [row.id],
  );
  const begun = jest
    .spyOn(threads, 'Worker')
    .mockImplementation((...given: ConstructorParameters<typeof Worker>) => new RealWorker(...given));
  const answer = await attachmentFile(
    db.pool,
    { policyId: row.id, rank: String(attachments[0]?.rank) },
    '2025-10-20',
  );
  expect(begun).toHaveBeenCalledTimes(1);
  begun.mockRestore();
  const [text, source] = await readXlsx(Buffer.concat((await answer.stream.toArray()) as Buffer[]));
  expect(text?.data.length).toBe(clauses.length + 4_001);
  expect(source?.data.length).toBeGreaterThan(7);
  await db.pool.query('delete from policy_clause where policy_id = $1 and rank > 1000', [row.id]);
});

describe('an old text beside the new one', () => {
  const clause = (rank: number, number: string, body: string): Clause => ({
    rank,
    number,
    body,
    chapter: '',
  });

  test('the same text is found whatever its number, the same number where the text is alike', async () => {
    const pairs = await pairClauses(
      [
        clause(1, '第一条', '本办法适用于房屋建筑工程的计价活动。'),
        clause(2, '第二条', '预付款不低于合同价款的10%。'),
        clause(3, '第三条', '安全文明施工费专款专用。'),
        clause(4, '第四条', '本办法由发布机构负责解释。'),
      ],
      [
        clause(1, '第一条', '本办法适用于房屋建筑工程的计价活动。'),
        clause(2, '第二条', '过程结算文件不再重复审核。'),
        clause(3, '第三条', '预付款不低于合同价款的15%。'),
        clause(4, '第四条', '本办法由发布机构负责解释。'),
      ],
    );
    expect(pairs.map(({ kind, before, after }) => [kind, before?.rank ?? null, after?.rank ?? null])).toEqual(
      [
        ['same', 1, 1],
        ['added', null, 2],
        ['changed', 2, 3],
        ['removed', 3, null],
        ['same', 4, 4],
      ],
    );
    expect(pairs[2]?.pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'removed', text: '10' },
      { kind: 'added', text: '15' },
    ]);
  });

  test('[attack] of two long texts each clause is a turn of its own, and each finds its own', async () => {
    const body = (end: string) => `${'本办法适用于房屋建筑工程的计价活动'.repeat(3)}${end}`;
    const clauses = (word: string) =>
      Array.from({ length: 300 }, (_, at) => clause(at + 1, '正文', body(`${word}${at}项`)));
    slowPieces();
    let pairs: ClausePair[] = [];
    const turns = await turnsDuring(async () => (pairs = await pairClauses(clauses('原'), clauses('现'))));
    jest.restoreAllMocks();
    expect(turns).toBeGreaterThan(600);
    expect(pairs.map(({ kind, before }) => [kind, before?.rank])).toEqual(
      pairs.map(({ after }) => ['changed', after?.rank]),
    );
    expect(pairs).toHaveLength(300);
  });

  test('[attack] a text too long to be taken word by word is told as a whole', async () => {
    const [old, now] = [
      clause(1, '第一条', '甲乙丙'.repeat(3_000)),
      clause(1, '第一条', '甲乙丙'.repeat(3_001)),
    ];
    expect((await pairClauses([old], [now]))[0]?.pieces).toEqual([
      { kind: 'removed', text: old.body },
      { kind: 'added', text: now.body },
    ]);
  });

  test('pieces of a changed clause make both texts again', async () => {
    const { rows } = await ask(findPoliciesCall, { identity, body: { state: '废止', level: '省' } });
    const { links, row } = await document(rows[0]?.id ?? '');
    const newer = links.find(({ toId }) => toId === row.id)?.fromId ?? '';
    const query = { policyId: newer, withId: row.id };
    const { pairs, before, after } = await ask(compareCall, { identity, query });
    expect([before.id, after.id]).toEqual([row.id, newer]);
    const turned = await ask(compareCall, { identity, query: { policyId: row.id, withId: newer } });
    expect(turned.pairs).toEqual(pairs);
    const changed = pairs.filter(({ kind }) => kind === 'changed');
    expect(changed.length).toBeGreaterThan(0);
    for (const pair of changed) {
      const text = (left: string) =>
        pair.pieces.flatMap(({ kind, text: piece }) => (kind === left ? [] : [piece])).join('');
      expect(text('added')).toBe(pair.before?.body);
      expect(text('removed')).toBe(pair.after?.body);
    }
    await expect(ask(compareCall, { identity, query: { policyId: newer, withId: newer } })).rejects.toThrow(
      '请选择另一份文件对照',
    );
  });
});

describe('a price document', () => {
  test('[POLICY-001] tells its window, how it follows the one before, and links to the series of a material', async () => {
    const query = { policyId: SEPTEMBER };
    const { issue, gapDays, issues, rows, compared } = await ask(priceDocumentCall, { identity, query });
    expect(issue).toEqual({
      id: SEPTEMBER,
      issueNo: '2025年第9期',
      periodStart: '2025-08-21',
      periodEnd: '2025-09-20',
      days: 31,
    });
    expect([gapDays, issues[1]?.id, issues.at(-1)?.issueNo]).toEqual([0, AUGUST, '2024年第1期']);
    expect(rows[0]).toMatchObject({
      name: '热轧带肋钢筋',
      areaName: '广州',
      taxRate: 0.13,
      index: { address: '/projectCost/detail/rebar-1' },
    });
    for (const { pretax, taxed, taxRate } of rows) expect(taxed).toBeCloseTo(pretax * (1 + taxRate), 2);
    expect(compared).toMatchObject({ id: AUGUST, isSeen: false });
    expect(rows.every(({ before }) => before !== null)).toBe(true);
  });

  test('of every other month has a window of two', async () => {
    const query = { policyId: 'price-6-202508' };
    const { issue } = await ask(priceDocumentCall, { identity, query });
    expect(issue).toMatchObject({ issueNo: '2025年第4期', periodStart: '2025-06-21', days: 61 });
  });

  test.each([
    // A month comes out within the next one, whichever of its issues is read.
    [SEPTEMBER, '2025-11-30T15:00:00Z', undefined],
    [SEPTEMBER, '2025-11-30T17:00:00Z', { rhythm: 'month', since: '2025-11' }],
    [AUGUST, '2025-11-30T17:00:00Z', { rhythm: 'month', since: '2025-11' }],
    // Of more than a month and a half: the quarter after that of June to August ends with November.
    ['price-6-202508', '2025-12-31T15:00:00Z', undefined],
    ['price-6-202508', '2025-12-31T17:00:00Z', { rhythm: 'quarter', since: '2025-12' }],
  ])('[POLICY-001] %s, read at %s, is overdue: %j', async (policyId, at, overdue) => {
    const parts = { pool: db.pool, describeIndexes: describeIndexes(db.pool), now: () => Date.parse(at) };
    const askThen = asker(() => policiesServer(parts).routes);
    expect((await askThen(priceDocumentCall, { identity, query: { policyId } })).overdue).toEqual(overdue);
  });

  test('is compared with what its reader saw last, and with the same again until the next issue', async () => {
    const reader = await aMember(db.pool, 'reader', { hasRights: true });
    const compared = async (policyId: string) =>
      (await ask(priceDocumentCall, { identity: reader, query: { policyId } })).compared;
    const keep = (policyId: string) =>
      db.database.transaction((client) =>
        ask(keepVisitCall, { identity: reader, body: { policyId }, client }),
      );
    await keep('price-20-202506');
    expect(await compared(SEPTEMBER)).toMatchObject({ id: 'price-20-202506', isSeen: true });
    await keep(SEPTEMBER);
    expect(await compared(SEPTEMBER)).toMatchObject({ id: 'price-20-202506', isSeen: true, seenOn: null });
    // Looking back at an older issue forgets nothing.
    await keep(AUGUST);
    expect(await compared(SEPTEMBER)).toMatchObject({ id: 'price-20-202506', isSeen: true });
    expect(
      (await ask(priceDocumentCall, { identity, query: { policyId: SEPTEMBER } })).compared,
    ).toMatchObject({ id: AUGUST, isSeen: false });
    await expect(keep('gbt-50500-2024')).rejects.toThrow(NO_PRICES);
  });

  test('a document without prices says so', async () => {
    const query = { policyId: 'gbt-50500-2024' };
    await expect(ask(priceDocumentCall, { identity, query })).rejects.toThrow(NO_PRICES);
  });
});

test('a document is described for those who kept it', async () => {
  const described = await server().records.policy.describe(['jianbiao-2013-44', 'nothing']);
  expect(described).toMatchObject([
    {
      ref: 'jianbiao-2013-44',
      subtitle: '建标〔2013〕44号 · 住房和城乡建设部、财政部 · 现行',
      figure: null,
      address: '/policy/detail/jianbiao-2013-44',
    },
  ]);
});
