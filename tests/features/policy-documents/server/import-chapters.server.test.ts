import { comparePolicies } from '#features/policy-documents/server/compare';
import { readDocument } from '#features/policy-documents/server/document';
import { policyFiles } from '#features/policy-documents/server/files';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query(`delete from policy where source = 'imported'`));

const TODAY = '2025-09-15';
const read = (lines: readonly string[]) =>
  policyFiles.read(db.pool, {
    bytes: Buffer.from(lines.join('\n')),
    fileName: '政策.csv',
    now: `${TODAY}T02:00:00.000Z`,
    project: undefined,
    choices: { map: new Map(), assume: new Map() },
  });
const HEAD = '标题,文号,发文机关,地区,类别,发布日期,施行日期,替代文件,章,条号,条文';
const OLD = '计价办法,粤建〔2020〕1号,某厅,广东,造价政策,2020-01-10,2020-03-01,';
const NEW = '计价办法（2024 年版）,粤建〔2024〕7号,某厅,广东,造价政策,2024-06-01,2024-07-01,粤建〔2020〕1号';
const GOES_ON = ',,,,,,,';
const [FIRST, SECOND] = ['第一章 总则', '第二章 附则'];

const MERGED = [
  HEAD,
  `${OLD},${FIRST},第一条,人工费按季度调整。`,
  `${GOES_ON},,第二条,差额计取税金。`,
  `${GOES_ON},${SECOND},第三条,自印发之日起施行。`,
  `${GOES_ON},,第四条,由本厅解释。`,
  `${NEW},,第一条,人工费按月调整。`,
  `${GOES_ON},${FIRST},第二条,差额计取税金。`,
  `${GOES_ON}计价办法,,,`,
  `${GOES_ON},,第三条,由本厅解释。`,
];
const chaptersOf = async (number: string) => {
  const { rows } = await db.pool.query<{ id: string }>(`select id from policy where doc_no = $1`, [number]);
  const id = rows[0]!.id;
  const { clauses } = await readDocument(db.pool, id, TODAY);
  return { id, chapters: clauses.map(({ chapter }) => chapter) };
};

test('[POLICY-001] a chapter goes on over the clauses below, until another is named or another document begins', async () => {
  const file = await read(MERGED);
  expect(file).toMatchObject({ accepted: 9 - 1, refused: 0 });
  await commitFile(db.pool, file);
  const before = await chaptersOf('粤建〔2020〕1号');
  expect(before.chapters).toEqual([FIRST, FIRST, SECOND, SECOND]);
  const after = await chaptersOf('粤建〔2024〕7号');
  expect(after.chapters).toEqual(['', FIRST, FIRST]);
  const { pairs } = await comparePolicies(db.pool, { policyId: after.id, withId: before.id }, TODAY);
  const compared = new Set(pairs.flatMap(({ before: one }) => (one ? [one.chapter] : [])));
  expect(compared).toEqual(new Set([FIRST, SECOND]));
  let text = '';
  await policyFiles.write(db.pool, (part) => void (text += part));
  expect([text.split(FIRST), text.split(SECOND)].map(({ length }) => length - 1)).toEqual([4, 2]);
});
