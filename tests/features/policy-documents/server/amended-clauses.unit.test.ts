import type { Clause } from '#features/policy-documents/contract-document';
import { amendedClauses } from '#features/policy-documents/server/amended-clauses';
import { namedChanges } from '#features/policy-documents/server/named-changes';
import { clausesIn } from '#features/policy-documents/server/import/clauses-in';

const ranked = (clauses: readonly (readonly [number: string, body: string])[]): readonly Clause[] =>
  clauses.map(([number, body], at) => ({ rank: at + 1, number, body, chapter: '' }));
const BODIES = [
  '为规范计价行为，制定本办法。',
  '预付款不低于合同价款的百分之十。',
  '省建设厅每季度公布人工费指数。',
  '质量保证金在缺陷责任期满后返还。',
  '材料价格信息由造价站逐月采集。',
  '结算争议可以申请调解。',
  '本办法由省建设厅负责解释。',
  '本办法自2020年3月1日起施行。',
];
const OLD = ranked('一二三四五六七八'.split('').map((sign, at) => [`第${sign}条`, BODIES[at]!]));

/** What is done to each old clause, by its number. */
const done = async (sentences: readonly string[], old = OLD) => {
  const after = ranked(sentences.map((body, at) => [`${at + 1}`, body]));
  const said = await namedChanges(after, [{ id: 'old', title: '人工费调整办法', docNo: '粤建〔2020〕1号' }]);
  const { changes } = await amendedClauses(old, after, said.get('old')!);
  return Object.fromEntries(
    old.flatMap((one) => {
      const change = changes.get(one);
      return change ? [[one.number, change.kind]] : [];
    }),
  );
};
const FIRST = '第一条修改为：“为规范计价活动，制定本办法。”';
const all = (kind: string, ...less: readonly string[]) =>
  Object.fromEntries(OLD.filter(({ number }) => !less.includes(number)).map(({ number }) => [number, kind]));

describe('[POLICY-001] an amendment touches', () => {
  const dotted = (...numbers: readonly string[]) =>
    ranked(numbers.map((number, at) => [`第${number}条`, BODIES[at]!]));

  test('articles of a range by each part of their number', async () => {
    expect(await done(['第3.1条至第3.3条删去。'], dotted('3.1', '3.2', '3.3', '3.15', '4'))).toEqual({
      '第3.1条': 'removed',
      '第3.2条': 'removed',
      '第3.3条': 'removed',
    });
    expect(await done(['第3.2.1条至第3.2.3条删去。'], dotted('3.2.1', '3.2.2', '3.2.3', '3.2.10'))).toEqual({
      '第3.2.1条': 'removed',
      '第3.2.2条': 'removed',
      '第3.2.3条': 'removed',
    });
  });

  test('what stands in a section, and a clause of which a part is named', async () => {
    expect(await done(['第3.2条删去。'], dotted('3.2.1', '3.2.2', '3.20'))).toEqual({
      '第3.2.1条': 'removed',
      '第3.2.2条': 'removed',
    });
    expect(await done(['第3.2.1条修改为：“甲。”'], dotted('3.2', '3.3'))).toEqual({ '第3.2条': 'unclear' });
  });

  test.each([
    ['删去第四、五条。', { 第四条: 'removed', 第五条: 'removed' }],
    ['取消第四条；第五条作如下修改：价格按月公布。', { 第四条: 'removed', 第五条: 'changed' }],
    ['将文中“省建设厅”统一修改为“省住房城乡建设厅”。', { 第三条: 'unclear', 第七条: 'unclear' }],
    ['删去“省建设厅”。', { 第三条: 'unclear', 第七条: 'unclear' }],
    ['第五条删去“逐月”。', { 第五条: 'changed' }],
    ['本决定由省财政厅负责解释。', {}],
    ['本决定自2024年7月1日起施行。', {}],
    ['《人工费调整办法》根据本决定作相应修改，重新公布。', {}],
    ['对《人工费调整办法》作如下修改：', {}],
    ['《关于费用的通知》（粤建〔2003〕9号）同时废止。', {}],
    ['新增项目按市场价格计取。', {}],
  ])('beside the first article: %s', async (sentence, more) =>
    expect(await done([FIRST, sentence])).toEqual({ 第一条: 'changed', ...more }),
  );

  test.each([
    '取消有关收费的内容。',
    '删去第二章。',
    '将文中“市建设厅”修改为“市建设局”。',
    '除第四条外，其余各条停止执行。',
    '第五条至第四条删去。',
    '第九条修改为“甲。',
  ])('whatever is not named, where it cannot be read: %s', async (sentence) =>
    expect(await done([FIRST, sentence])).toEqual({ 第一条: 'changed', ...all('unclear', '第一条') }),
  );

  test('by what it says otherwise, all but the day of force and who explains the old text', async () => {
    expect(await done([FIRST, '此前的内容与本决定不一致的，以本决定为准。'])).toEqual({
      第一条: 'changed',
      ...all('unclear', '第一条', '第七条', '第八条'),
    });
  });

  test('nothing that it says anew, and nothing by a rule that takes the place of an old one', async () => {
    expect(await done(['预付款调整为合同价款的百分之十五。', BODIES[5]!])).toMatchObject({
      第二条: 'changed',
    });
    const unread = await done([FIRST, '取消有关收费的内容。', BODIES[5]!]);
    expect(unread).toEqual({ 第一条: 'changed', ...all('unclear', '第一条', '第六条') });
    expect(await done(['预付款不低于合同价款的百分之十，今后调整为百分之十五。'])).toEqual({
      第二条: 'changed',
    });
  });
});

test('[POLICY-001] a line that begins with what is done to an article is no article of its own', () => {
  expect(clausesIn('第3.2.1条 甲\n第3.2.2条　乙\n第3.2.1条至第3.2.3条删去。', '')).toMatchObject([
    { number: '第3.2.1条', body: '甲' },
    { number: '第3.2.2条', body: '乙\n第3.2.1条至第3.2.3条删去。' },
  ]);
  for (const line of [
    '第二条至第四条停止执行。',
    '第四条修改为：“甲。”',
    '第四条、第五条删去。',
    '第三条之一删去。',
  ])
    expect(clausesIn(line, '')).toEqual([{ chapter: '', number: '正文', body: line }]);
  expect(clausesIn('第三条之一 丙\n第四条中标人应当履约。', '')).toMatchObject([
    { number: '第三条之一' },
    { number: '第四条', body: '中标人应当履约。' },
  ]);
});
