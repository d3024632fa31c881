import {
  savePolicies,
  settleStates,
  type StoredPolicy,
} from '#features/policy-documents/server/save-policies';
import { comparePolicies } from '#features/policy-documents/server/compare';
import { readDocument } from '#features/policy-documents/server/document';
import { findClauses } from '#features/policy-documents/server/find-clauses';
import { standingsOf } from '#features/policy-documents/server/standing-of';
import { events } from '#features/policy-documents/events';
import { initialState, reducer, type PolicyDocumentsState } from '#features/policy-documents/state';
import { policyExport } from '#features/policy-documents/ui/export/document-export';
import { clauseCitation, documentCitation } from '#features/policy-documents/labels';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { pageRows } from '#tests/support/titled-rows';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query(`delete from policy where source = 'imported'`));

const TODAY = '2025-09-15';
const policy = (id: string, effectiveOn: string, more: Partial<StoredPolicy> = {}): StoredPolicy => ({
  id,
  title: `关于计价的决定${id}`,
  docNo: `粤建〔2024〕${id}号`,
  issuer: '广东省住房和城乡建设厅',
  level: '省',
  areaId: 20,
  kind: '造价政策',
  trade: '',
  publishedOn: '2020-01-01',
  effectiveOn,
  impacts: [],
  textNote: '',
  heat: 0,
  clauses: [],
  relations: [],
  attachments: [],
  ...more,
});
const BODIES = ['人工费按季度调整。', '差额计取税金。', '指数由造价站测算。'];
const OLD = policy('1', '2020-03-01', {
  clauses: BODIES.map((body, at) => ({ chapter: '', number: `第${'一二三'[at]}条`, body })),
});
const amends = (toId = '1') => ({ relations: [{ toId, kind: 'amends' as const }] });
const says = (...bodies: readonly string[]) => ({
  clauses: bodies.map((body, at) => ({ chapter: '', number: `${at + 1}`, body })),
});
const store = (...policies: readonly StoredPolicy[]) =>
  db.database.transaction(async (client) => {
    await savePolicies(client, policies, 'imported');
    await settleStates(client);
  });
const document = (day = TODAY) => readDocument(db.pool, '1', day);
const FIRST = '第一条修改为：“人工费按月调整。”';

describe('[POLICY-001] two amendments of one clause', () => {
  // Names in the other order than the days of force.
  const two = () =>
    store(
      OLD,
      policy('8', '2024-07-01', { ...amends(), ...says('删去第一条。') }),
      policy('9', '2022-07-01', { ...amends(), ...says(FIRST) }),
    );

  test('are told in the order of their days, and the citation names the last', async () => {
    await two();
    const one = await document();
    const [first] = one.clauses;
    expect(first?.changes.map(({ byId, kind }) => [byId, kind])).toEqual([
      ['9', 'changed'],
      ['8', 'removed'],
    ]);
    expect(documentCitation(one)).toContain('；其中第一条已删去。');
    expect(clauseCitation(one, first!)).toContain(
      '本条已由 粤建〔2024〕9号 1修改，2022-07-01 起；已由 粤建〔2024〕8号 1删去，2024-07-01 起；',
    );
    const between = await document('2023-01-01');
    expect(documentCitation(between)).toContain('；其中第一条已修改。');
    expect(between.clauses[0]?.changes.map(({ hasBegun }) => hasBegun)).toEqual([true, false]);
  });

  test('say how each of them stands on the day', async () => {
    await two();
    await store(
      policy('10', '2025-01-01', { relations: [{ toId: '9', kind: 'replaces' }] }),
      policy('11', '2025-01-01', { ...amends('8'), ...says('第一项修改为：“甲。”') }),
    );
    const statesOn = async (day: string) =>
      (await document(day)).clauses[0]?.changes.map(({ byState }) => byState);
    expect(await statesOn(TODAY)).toEqual(['废止', '部分有效']);
    expect(await statesOn('2023-01-01')).toEqual(['现行', '即将实施']);
    expect(clauseCitation(await document(), (await document()).clauses[0]!)).toContain('（该文件现为废止）');
  });
});

test('[POLICY-001] a document that has ended is amended by nothing that begins then or later', async () => {
  await store(
    OLD,
    policy('2', '2024-01-01', { relations: [{ toId: '1', kind: 'replaces' }] }),
    policy('3', '2023-12-31', { ...amends(), ...says(FIRST) }),
    policy('4', '2024-01-01', { ...amends(), ...says('删去第二条。') }),
    policy('5', '2024-07-01', { ...amends(), ...says('删去第三条。') }),
  );
  const { row, clauses } = await document();
  expect(row.state).toBe('废止');
  expect(clauses.map(({ changes, holds }) => [changes.map(({ byId }) => byId), holds])).toEqual([
    [['3'], false],
    [[], false],
    [[], false],
  ]);
});

test('[POLICY-001] a clause of which a change cannot be read is said to hold nowhere', async () => {
  await store(
    OLD,
    policy('7', '2024-07-01', { ...amends(), ...says(FIRST, '取消有关造价站的内容。', BODIES[1]!) }),
  );
  const one = await document();
  const unclear = '修改情况请核对原文：可能已由 粤建〔2024〕7号 2修改，2024-07-01 起';
  const words = ['已由 粤建〔2024〕7号 1修改，2024-07-01 起', '未修改，仍有效', unclear];
  expect(one.unclear).toEqual([]);
  expect(one.clauses.map(({ changes, holds }) => [changes.map(({ kind }) => kind), holds])).toEqual([
    [['changed'], false],
    [[], true],
    [['unclear'], false],
  ]);
  expect(clauseCitation(one, one.clauses[2]!)).toContain(`效力：本条${unclear}；文件部分有效`);
  expect(documentCitation(one)).toContain('；其中第一条已修改、1 条修改情况请核对原文。');
  const ranks = [1, 2, 3].map((rank) => ({ policyId: '1', rank }));
  expect(await standingsOf(db.pool, ranks, TODAY)).toEqual(words);
  const heard = [events.documentViewed({ id: '1', view: {} }), events.documentLoaded({ document: one })];
  const policyDocuments = heard.reduce<PolicyDocumentsState>(
    (before, event) => reducer(before, event),
    initialState,
  );
  expect(pageRows(policyExport({ policyDocuments })).条文?.map(({ 条文效力 }) => 条文效力)).toEqual(words);
  const reader = { accountId: '1', hasRights: true };
  const { hits } = await findClauses(db.pool, { keyword: '造价站测算', day: TODAY, reader });
  expect(hits).toMatchObject([{ clause: 3, holds: false, changes: [{ kind: 'unclear' }] }]);
  const { pairs } = await comparePolicies(db.pool, { policyId: '1', withId: '7' }, TODAY);
  expect(pairs.map(({ kind, before }) => [kind, before?.rank])).toEqual(
    expect.arrayContaining([
      ['changed', 1],
      ['same', 2],
      ['unclear', 3],
    ]),
  );
});

test('[POLICY-001] an amendment of two documents that names clauses of one alone says nothing of the other', async () => {
  const other = policy('2', '2020-03-01', { clauses: OLD.clauses });
  await store(
    OLD,
    other,
    policy('7', '2024-07-01', {
      relations: ['1', '2'].map((toId) => ({ toId, kind: 'amends' as const })),
      ...says(`将《${OLD.title}》第一条修改为：“人工费按月调整。”`),
    }),
  );
  const holding = async (id: string) =>
    (await readDocument(db.pool, id, TODAY)).clauses.map(({ changes, holds }) => [changes.length, holds]);
  expect(await holding('1')).toEqual([
    [1, false],
    [0, true],
    [0, true],
  ]);
  expect(await holding('2')).toEqual([
    [0, false],
    [0, false],
    [0, false],
  ]);
});

test('[POLICY-001] a changed clause holds up to the day before its change takes effect, and not on that day', async () => {
  await store(
    OLD,
    policy('6', '2022-01-01', { ...amends(), ...says('删去第三条。') }),
    policy('7', '2024-07-01', { ...amends(), ...says(FIRST) }),
  );
  const holdsFirst = async (day: string) => (await document(day)).clauses[0]?.holds;
  expect(await holdsFirst('2024-06-30')).toBe(true);
  expect(await holdsFirst('2024-07-01')).toBe(false);
});

test('[POLICY-001] who explains the new text changes nothing of who explains the old one', async () => {
  const explains = (what: string) => `${what}由广东省住房和城乡建设厅负责解释。`;
  const clauses = [...OLD.clauses, { chapter: '', number: '第四条', body: explains('本办法') }];
  await store(
    { ...OLD, clauses },
    policy('7', '2024-07-01', { ...amends(), ...says(FIRST, explains('本决定')) }),
  );
  expect((await document()).clauses[3]).toMatchObject({ holds: true, changes: [] });
});
