import { text } from 'node:stream/consumers';
import { comparePolicies } from '#features/policy-documents/server/compare';
import { readDocument } from '#features/policy-documents/server/document';
import { policyFiles } from '#features/policy-documents/server/files';
import { findClauses } from '#features/policy-documents/server/find-clauses';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query(`delete from policy where source = 'imported'`));

const TODAY = '2025-09-15';
const read = (lines: readonly string[], assume: readonly [string, string][] = []) =>
  policyFiles.read(db.pool, {
    bytes: Buffer.from(lines.join('\n')),
    fileName: '政策.csv',
    now: `${TODAY}T02:00:00.000Z`,
    project: undefined,
    choices: { map: new Map(), assume: new Map(assume) },
  });
const stored = async (lines: readonly string[], assume: readonly [string, string][] = []) => {
  const file = await read(lines, assume);
  expect(file.refused).toBe(0);
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query<{ id: string; title: string; docNo: string }>(
    `select id, title, doc_no as "docNo" from policy where source = 'imported' order by published_on`,
  );
  return rows;
};

const HEAD =
  '文件名称,发文字号,发文单位,适用地区,文件类型,印发日期,实施日期,影响标签,代替,章节,条款号,条款内容';
const OLD =
  '人工费调整办法,粤建〔2020〕1号,广东省住房和城乡建设厅,广东,造价政策,2020-01-10,2020-03-01,人工费调整,';
const NEW =
  '人工费调整办法（2024 年版）,粤建〔2024〕7号,广东省住房和城乡建设厅,广东,计价政策,2024年6月1日,2024/7/1,人工费调整、结算,《粤建〔2020〕1号》';
const GOES_ON = ',,,,,,,,';

test('[POLICY-001] a house’s documents come in with their clauses, and the old one ends with the new', async () => {
  const [before, after] = await stored([
    '某厅政策文件汇编',
    HEAD,
    `${OLD},第一章 总则,第一条,人工费按季度调整。`,
    `${GOES_ON},第二章 附则,第二条,本办法自印发之日起施行。`,
    `${NEW},第一章 总则,第一条,人工费按月调整。`,
    `${GOES_ON},,第二条,"结算时按施工当月的指数。\n合同另有约定的从其约定。"`,
  ]);
  const document = await readDocument(db.pool, after!.id, TODAY);
  expect(document).toMatchObject({
    row: {
      title: '人工费调整办法（2024 年版）',
      docNo: '粤建〔2024〕7号',
      level: '省',
      areaName: '广东',
      kind: '造价政策',
      state: '现行',
      source: 'imported',
      impacts: ['人工费调整', '结算'],
    },
    clauses: [
      { rank: 1, chapter: '第一章 总则', number: '第一条', body: '人工费按月调整。' },
      { rank: 2, number: '第二条', body: '结算时按施工当月的指数。\n合同另有约定的从其约定。' },
    ],
    links: [{ fromId: after!.id, toId: before!.id, kind: 'replaces' }],
    attachments: [{ name: '人工费调整办法（2024 年版）（条文）', format: 'xlsx' }],
  });
  expect((await readDocument(db.pool, before!.id, TODAY)).row).toMatchObject({
    state: '废止',
    endedOn: '2024-07-01',
  });
  const { pairs } = await comparePolicies(db.pool, { policyId: after!.id, withId: before!.id }, TODAY);
  expect(pairs.map(({ kind }) => kind)).toContain('changed');
  const reader = { accountId: '1', rights: ['all'] } as never;
  const { hits } = await findClauses(db.pool, { keyword: '施工当月', day: TODAY, reader });
  expect(hits).toMatchObject([{ policyId: after!.id, number: '第二条' }]);
});

const AMENDS_HEAD = `${HEAD.replace('代替', '修改文件')}`;
const amending = (number: string, effectiveOn: string): string =>
  `关于修改人工费调整办法的决定 ${number},${number},广东省住房和城乡建设厅,广东,造价政策,2024-06-01,${effectiveOn},,粤建〔2020〕1号`;
const AMENDED = [
  `${OLD},总则,第一条,人工费按季度调整。`,
  `${GOES_ON},总则,第二条,差额计取税金。`,
  `${GOES_ON},总则,第三条,由造价站测算施工当月指数。`,
];

test('[POLICY-001] an amendment names the clauses it changes: they say so, also before it takes effect, and the others hold', async () => {
  const [old, now, coming] = await stored([
    AMENDS_HEAD,
    ...AMENDED,
    `${amending('粤建〔2024〕8号', '2024-07-01')},,第一条,第一条修改为：“人工费按月调整。”`,
    `${GOES_ON},,第二条,本决定自发布之日起施行。`,
    `${amending('粤建〔2024〕9号', '2026-01-01').replace('2024-06-01', '2024-06-02')},,一,删去第三条。`,
  ]);
  const { row, clauses, unclear } = await readDocument(db.pool, old!.id, TODAY);
  expect([row.state, unclear]).toEqual(['部分有效', []]);
  expect(clauses).toMatchObject([
    {
      holds: false,
      changes: [{ kind: 'changed', hasBegun: true, byId: now!.id, number: '第一条', from: '2024-07-01' }],
    },
    { holds: true, changes: [] },
    {
      holds: true,
      changes: [{ kind: 'removed', hasBegun: false, byId: coming!.id, number: '一', from: '2026-01-01' }],
    },
  ]);
  const { pairs } = await comparePolicies(db.pool, { policyId: old!.id, withId: now!.id }, TODAY);
  expect(pairs.map(({ kind, before, after }) => [kind, before?.number, after?.number])).toEqual([
    ['changed', '第一条', '第一条'],
    ['added', undefined, '第二条'],
    ['kept', '第二条', undefined],
    ['kept', '第三条', undefined],
  ]);
  const reader = { accountId: '1', rights: ['all'] } as never;
  const { hits } = await findClauses(db.pool, { keyword: '施工当月', day: TODAY, reader });
  expect(hits).toMatchObject([
    { policyId: old!.id, holds: true, changes: [{ kind: 'removed', hasBegun: false }] },
  ]);
});

test('[POLICY-001] an amendment that names no clause leaves open which one it is, and none is said to hold', async () => {
  const [old, now] = await stored([
    AMENDS_HEAD,
    ...AMENDED,
    `${amending('粤建〔2024〕8号', '2024-07-01')},,,价差另行商定。`,
  ]);
  const { clauses, unclear } = await readDocument(db.pool, old!.id, TODAY);
  expect(unclear).toMatchObject([{ id: now!.id }]);
  expect(clauses.map(({ holds, changes }) => [holds, changes])).toEqual(Array(3).fill([false, []]));
});

test('[POLICY-002] a case comes in without a day of force, and amends nothing', async () => {
  const line = OLD.replace('造价政策', '争议案例');
  const [row] = await stored([HEAD, `${line.replace('2020-03-01', '')},,,甲`]);
  expect((await readDocument(db.pool, row!.id, TODAY)).row).toMatchObject({ state: null, effectiveOn: null });
  const file = await read([HEAD, `${NEW.replace('计价政策', '争议案例')},,,甲`]);
  expect(await text(file.refusedCsv())).toContain('争议案例没有施行日期，不替代也不修改别的文件');
});

test('a text in one cell is taken apart by its articles', async () => {
  const text =
    '"第一章 总则\n第一条 适用于本市。\n第二条　价格按月发布。\n逾期不补。\n第二章 附则\n第十一条 由市局解释。"';
  const [row] = await stored(
    ['标题,正文,发布日期', `价格发布规定,${text},2023-05-06`],
    [
      ['发文机关', '某市住房和城乡建设局'],
      ['地区', '广州市'],
      ['类别', '市场价格'],
      ['施行日期', '自发布之日起施行'],
    ],
  );
  const { row: document, clauses, textNote } = await readDocument(db.pool, row!.id, TODAY);
  expect(document).toMatchObject({ level: '市', effectiveOn: '2023-05-06', docNo: '' });
  expect(textNote).toContain('导入时假定：发文机关 某市住房和城乡建设局');
  expect(clauses.map(({ chapter, number, body }) => [chapter, number, body])).toEqual([
    ['第一章 总则', '第一条', '适用于本市。'],
    ['第一章 总则', '第二条', '价格按月发布。\n逾期不补。'],
    ['第二章 附则', '第十一条', '由市局解释。'],
  ]);
});

test.each([
  ['a clause without its text', [`${OLD},总则,第一条,甲。`, `${GOES_ON},总则,第二条,`], '条文没有填', 2],
  ['a day that is none', [`${OLD.replace('2020-01-10', '2020-02-31')},总则,第一条,甲。`], '不是日期', 1],
  ['a document to come', [`${OLD.replaceAll('2020-', '2031-')},总则,第一条,甲。`], '还没有到', 1],
  ['in force before it was issued', [`${OLD.replace('2020-03-01', '2019-03-01')},,,甲`], '早于发布日期', 1],
  ['a kind nobody knows', [`${OLD.replace('造价政策', '杂项')},,,甲`], '不明确，请写成', 1],
  ['what it replaces is not there', [`${NEW},总则,第一条,甲。`], '“粤建〔2020〕1号”不在库中', 1],
  [
    'lines that differ',
    [`${OLD},,第一条,甲`, `${OLD.replace('2020-03-01', '2020-04-01')},,第二条,乙`],
    '同一份文件的各行写得不一样',
    2,
  ],
] as const)('%s: the whole document is refused with the reason', async (_, rows, words, refused) => {
  const file = await read([HEAD, ...rows]);
  expect(file).toMatchObject({ accepted: 0, refused });
  expect(await text(file.refusedCsv())).toContain(words);
});

test('what replaces a refused document is refused with it, and the rest comes in', async () => {
  const file = await read([HEAD, `${OLD},,第一条,甲。`, `${GOES_ON},,第二条,`, `${NEW},,第一条,乙。`]);
  expect(file).toMatchObject({ accepted: 0, refused: 3 });
  expect(await text(file.refusedCsv())).toContain('它所替代或修改的文件没有读懂');
});

test('a successor may bear the name of its predecessor', async () => {
  const head = '标题,发文机关,层级,地区,类别,发布日期,施行日期,替代文件,正文';
  const line = (year: number, replaces: string) =>
    `某省计价管理办法,某省住房和城乡建设厅,省,广东省,造价政策,${year}-01-10,${year}-03-01,${replaces},甲。`;
  const [before] = await stored([head, line(2014, '')]);
  await stored([head, line(2024, '某省计价管理办法')]);
  expect((await readDocument(db.pool, before!.id, TODAY)).row).toMatchObject({ endedOn: '2024-03-01' });
});

test('a line of another day is another document, and takes nothing of the one above', async () => {
  const head = '标题,文号,发文机关,层级,地区,类别,发布日期,施行日期,正文';
  const [title, rest] = ['某省调价通知', '某省住房和城乡建设厅,省,广东省,造价政策'];
  const lines = [
    `${title},甲1号,${rest},2024-01-10,2024-03-01,甲。`,
    `${title},,${rest},2024-02-10,2024-04-01,乙。`,
  ];
  const rows = await stored([head, ...lines]);
  expect(rows.map(({ docNo }) => docNo).toSorted()).toEqual(['', '甲1号']);
});

test('a document that is there is not changed by a file, and what is exported is read again', async () => {
  const lines = [HEAD, `${OLD},,第一条,甲。`, `${NEW},,第一条,费用小计`, `${GOES_ON},,第二条,丙。`];
  await stored(lines);
  expect(await read([HEAD, `${OLD},,第三条,丁。`])).toMatchObject({ accepted: 0, refused: 1 });
  let text = '';
  expect(await policyFiles.write(db.pool, (part) => void (text += part))).toBe(3);
  await db.pool.query(`delete from policy where source = 'imported'`);
  expect(await stored([text])).toHaveLength(2);
  let again = '';
  await policyFiles.write(db.pool, (part) => void (again += part));
  expect(again).toBe(text);
});

test('a line that stands twice in the file is taken once, and the report says so', async () => {
  const lines = [
    HEAD,
    `${OLD},第一章 总则,第一条,人工费按季度调整。`,
    `${GOES_ON},第一章 总则,第一条,人工费按季度调整。`,
    `${GOES_ON},第二章 附则,第二条,本办法自印发之日起施行。`,
  ];
  const file = await read(lines);
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  expect(file.description()).toContain('第 3 行与前面的行相同，只取一次');
  expect(file.understood?.().notes).toEqual(['第 3 行与前面的行相同，只取一次']);
  const [only] = await stored(lines);
  const { clauses } = await readDocument(db.pool, only!.id, TODAY);
  expect(clauses.map(({ number }) => number)).toEqual(['第一条', '第二条']);
  // What is stored already is refused, however often the file says it.
  expect(await read(lines)).toMatchObject({ accepted: 0, refused: 3 });
});

const NAMES = Array.from({ length: 201 }, (_, at) => `某建〔2001〕${at}号`).join('、');
const following = (count: number) =>
  Array.from({ length: count }, (_, at) => `${GOES_ON},,第${at + 2}条,乙。`);

test('a document of too many names is refused in words, and its lines are given back as they were written', async () => {
  const file = await read([HEAD, `${OLD}${NAMES},,第一条,甲。`, ...following(300)]);
  expect(file).toMatchObject({ accepted: 0, refused: 301 });
  const csv = await text(file.refusedCsv());
  expect(csv).toContain('替代文件：超过 200 份文件');
  expect(csv.split('某建〔2001〕7号')).toHaveLength(2);
  expect(csv.split('人工费调整办法')).toHaveLength(2);
  const split = [
    `${OLD}${NAMES.slice(0, NAMES.length / 2)},,第一条,甲。`,
    `${GOES_ON}${NAMES.slice(NAMES.length / 2)},,第二条,乙。`,
  ];
  expect(await text((await read([HEAD, ...split])).refusedCsv())).toMatch(
    /替代和修改的文件超过 200 份，一份文件至多 200 份/,
  );
});

test('what the first line of a document names is read once, however many lines follow', async () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const title = `${'长'.repeat(20_000)}办法`;
  const reads = async (count: number) => {
    normalize.mockClear();
    await read([HEAD, `${OLD.replace('人工费调整办法', title)}${NAMES},,第一条,甲。`, ...following(count)]);
    return normalize.mock.contexts.filter((text) => String(text).length > 1_000).length;
  };
  expect(await reads(60)).toBe(await reads(1));
  normalize.mockRestore();
});

test('a title too long is so in every line of its document', async () => {
  const file = await read([
    HEAD,
    `${OLD.replace('人工费调整办法', '长'.repeat(201))},,第一条,甲。`,
    ...following(2),
  ]);
  expect(file.understood?.().refused.map(({ reasons }) => reasons)).toEqual(
    Array.from({ length: 3 }, () => ['标题：超过 200 个字']),
  );
});

test('a document has at most 5,000 clauses, and of those of a line the first few are shown', async () => {
  const clauses = (count: number) =>
    `,,,"${Array.from({ length: count }, (_, at) => `第${at % 10}条甲`).join('\n')}"`;
  const whole = await read([HEAD, `${OLD}${clauses(5_001)}`]);
  expect(whole.understood?.().refused).toMatchObject([{ reasons: ['条文有 5001 条，一份文件至多 5000 条'] }]);
  const parted = await read([HEAD, `${OLD}${clauses(3_000)}`, `${GOES_ON}${clauses(2_001)}`]);
  expect(parted).toMatchObject({ accepted: 0, refused: 2 });
  expect(await text(parted.refusedCsv())).toContain('条文有 5001 条，一份文件至多 5000 条');
  const file = await read([HEAD, `${OLD}${clauses(5_000)}`]);
  expect(file.understood?.().shown.rows[0]?.at(-1)).toBe('第0条 甲；第1条 甲；第2条 甲；共 5000 条');
});
