import type { Clause } from '#features/policy-documents/contract-document';
import { articleKey } from '#features/policy-documents/server/article-number';
import { clausesNamed, namedChanges, NOTHING_SAID } from '#features/policy-documents/server/named-changes';

const clause = (rank: number, number: string, body = ''): Clause => ({ rank, number, body, chapter: '' });
const NUMBERS = ['第一条', '第二条', '第三条', '第三条之一', '第四条', '第十条', '第十六条', '第二十条'];
const OLD = NUMBERS.map((number, at) => clause(at + 1, number));
const OWN = { id: 'own', title: '关于计价的通知', docNo: '粤建〔2024〕7号' };
const OTHER = { id: 'other', title: '关于结算的通知', docNo: '粤建〔2024〕8号' };

const said = async (body: string, amended = [OWN]) => {
  const changes = await namedChanges([clause(1, '第一条', body)], amended);
  return Object.fromEntries(
    [...(await clausesNamed(changes.get('own') ?? NOTHING_SAID, OLD))].map(([{ number }, { kind }]) => [
      number,
      kind,
    ]),
  );
};

test.each([
  ['第十六条', '16'],
  ['第16条', '16'],
  ['16', '16'],
  ['第二十一条之一', '21-1'],
  ['3.2.1', '3.2.1'],
  ['第一百零三条', '103'],
  ['提要 1', undefined],
  ['正文', undefined],
])('the number %s is %s', (written, key) => expect(articleKey(written)).toBe(key));

describe('[POLICY-001] what an amending text says of articles', () => {
  test.each([
    ['将第十六条修改为：“变化超过8%的，按照第二十条执行。”', { 第十六条: 'changed' }],
    ['第16条中的“9%”改为“8%”。', { 第十六条: 'changed' }],
    ['删去第二十条。', { 第二十条: 'removed' }],
    [
      '第二条、第四条同时删去；第十条修改为：“甲。”',
      { 第二条: 'removed', 第四条: 'removed', 第十条: 'changed' },
    ],
    ['删去第三条第二款。', { 第三条: 'changed' }],
    ['第三条之一增加一款，作为第二款：“乙。”', { 第三条之一: 'changed' }],
    [
      '第二条至第四条停止执行。',
      { 第二条: 'removed', 第三条: 'removed', 第三条之一: 'removed', 第四条: 'removed' },
    ],
    ['删去第三、四条。', { 第三条: 'removed', 第四条: 'removed' }],
    ['第二至四条删除', { 第二条: 'removed', 第三条: 'removed', 第三条之一: 'removed', 第四条: 'removed' }],
    ['第二条、四条作废。', { 第二条: 'removed', 第四条: 'removed' }],
    ['（一）取消第四条；', { 第四条: 'removed' }],
    ['第四条作如下修改：', { 第四条: 'changed' }],
    ['第十条删去“规费和”。', { 第十条: 'changed' }],
    ['删去第十条中的“规费和”。', { 第十条: 'changed' }],
    ['删去第四条“甲”、第十条“乙”。', { 第四条: 'changed', 第十条: 'changed' }],
    ['第十条关于税率的内容删去。', { 第十条: 'unclear' }],
    ['第四条不作修改。', {}],
    ['第十条第一款“甲”改为“乙”，第二款删去。', { 第十条: 'changed' }],
    ['第十条删去第二款。', { 第十条: 'changed' }],
    ['第十条第一款修改为：“甲”；删去第二款。', { 第十条: 'changed' }],
    ['删去第 四 条，以下条款序号依次调整。', { 第四条: 'removed' }],
    ['第四条内容有变。', { 第四条: 'unclear' }],
    ['第四条按附件执行，不再计取规费。', { 第四条: 'unclear' }],
    ['删去下列条文：第四条；第十条；', { 第四条: 'unclear', 第十条: 'unclear' }],
    ['第十条改为第十六条。', { 第十条: 'unclear' }],
    ['在第十条后增加一条，作为第十一条：“甲。”', {}],
    ['第十条修改为：变化超过8%的，按照第二十条调整为3%。', { 第十条: 'changed' }],
    ['第十条修改为：“甲\n“第二条删去。乙。”\n第四条删去。', { 第十条: 'changed', 第四条: 'removed' }],
    ['《其他办法》删去第四条。', { 第四条: 'unclear' }],
    ['废止《关于计价的通知》第四条。', { 第四条: 'removed' }],
    ['粤建[2024]7号第四条废止。', { 第四条: 'removed' }],
    ['第十条改为第十六条，修改为：“丙。”', { 第十条: 'changed' }],
    ['增加一条，作为第二十条：“丁。”', {}],
    ['按照本通知第四条删去的内容不再计取。', {}],
    ['依照《建筑法》第四条，第十条废止。', { 第十条: 'removed' }],
    ['预付款按照第四条支付。', {}],
    ['第九十九条删去。', {}],
  ])('%s', async (body, changes) => expect(await said(body)).toEqual(changes));

  test('of two documents, each has what stands behind its name', async () => {
    const both = [OWN, OTHER];
    expect(
      await said('《关于计价的通知》（粤建〔2024〕7号）第二条删去；粤建〔2024〕8号第四条删去。', both),
    ).toEqual({ 第二条: 'removed' });
    // Of which of them it is said cannot be known.
    expect(await said('第二条删去。', both)).toEqual({ 第二条: 'unclear' });
    expect(await said('删去《关于结算的通知》第四条、《关于计价的通知》第二条。', both)).toEqual({
      第二条: 'unclear',
    });
  });

  test('a number that stands twice in the old text names neither for certain', async () => {
    const twice = [clause(1, '第一条'), clause(2, '第一条'), clause(3, '第二条')];
    const changes = await namedChanges([clause(1, '一', '第一条删去。')], [OWN]);
    const named = await clausesNamed(changes.get('own')!, twice);
    expect([...named].map(([{ rank }, { kind }]) => [rank, kind])).toEqual([
      [1, 'unclear'],
      [2, 'unclear'],
    ]);
  });

  test('of an article that is named twice, the last that is said of it holds', async () => {
    const [first, second] = [clause(1, '一', '第四条修改为：“甲。”'), clause(2, '二', '删去第四条。')];
    const changes = await namedChanges([first, second], [OWN]);
    const named = await clausesNamed(changes.get('own')!, OLD);
    expect([...named.values()]).toEqual([{ kind: 'removed', by: second }]);
  });
});

describe('what no author writes', () => {
  const readOf = async (body: string) =>
    (await namedChanges([clause(1, '第一条', body)], [OWN])).get('own') ?? NOTHING_SAID;

  test('a sentence of any length is not taken apart, and may change anything', async () => {
    const { named, unread } = await readOf(`${'第一条、'.repeat(300)}删去。第二条删去。`);
    expect(named.map(({ from }) => from)).toEqual(['2']);
    expect(unread).toHaveLength(1);
  });

  test('of any number of changes so many are kept, the others may be of anything', async () => {
    const { named, unread } = await readOf('第一条删去。'.repeat(2_003));
    expect([named.length, unread.length]).toEqual([2_000, 3]);
  });
});
