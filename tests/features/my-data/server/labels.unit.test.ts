import { detailOf } from '#features/my-data/server/detail';
import { kindOf } from '#features/my-data/server/kinds';
import { whatOf } from '#features/my-data/server/labels';
import { fieldsOf } from '#src/kernel/fact-fields';
import { SECTION_NAMES } from '#src/kernel/fact-sections';
import { factCodes } from '#src/kernel/facts';
import type { TrackedFact } from '#src/kernel/slice';

test.each([
  ['100100', { route: 'about', title: '关于我们' }, 'page', '打开页面', '页面：关于我们'],
  [
    '110104',
    { accounts: 1, method: 'account', isNewUser: false },
    'login',
    '登录成功',
    '方式：账号密码，账号数：1，新用户：否',
  ],
  ['220501', { kind: 'costIndex', id: 'x' }, 'section', '提交联系方式', '编号：x，种类：造价指数与材料价格'],
  [
    '200101',
    { keyword: 'c', from: 'address', type: 'all' },
    'search',
    '开始搜索',
    '关键词：c，来自：打开的链接，类别：全部',
  ],
  ['200108', { name: 'group', value: 'bq_item' }, 'search', '筛选', '名称：分组，取值：清单综合单价'],
  ['600401', { act: 'shown' }, 'overlay', '处理专家招募提示', '操作：看到'],
  // A word of a later build, which nobody has said in Chinese yet.
  ['200111', { how: 'somehow', areaId: '12' }, 'search', '切换地区', '地区：湖北'],
  ['110110', { reason: 'other-tab' }, 'login', '退出登录', '原因：其他标签页'],
  ['250301', { id: 'p1', ok: true }, 'section', '从政策文件下载', '编号：p1，成功：是'],
  ['240501', { on: true }, 'section', '收藏劳务价格', '打开：是'],
  [
    '600102',
    { durationMs: 1500, ended: false, empty: null },
    'overlay',
    '观看教程视频',
    '观看（毫秒）：1500，看完：否',
  ],
  ['990102', {}, 'technical', '行为记录丢失', ''],
])('%s with %j', (fncode, query, kind, what, detail) => {
  expect([kindOf(fncode), whatOf(fncode), detailOf(query, new Map([['12', '湖北']]))]).toEqual([
    kind,
    what,
    detail,
  ]);
});

test('every field that a fact may have has a name', () => {
  const fields = new Set(factCodes().flatMap((fncode) => Object.keys(fieldsOf(fncode) ?? {})));
  fields.delete('route');
  expect(fields.size).toBeGreaterThan(40);
  for (const field of fields) expect(detailOf({ [field]: 1 })).not.toContain(field);
});

test('every section has a kind of its own words', () => {
  expect(Object.keys(SECTION_NAMES).filter((section) => kindOf(`${section}0101`) === 'other')).toEqual([]);
  expect(kindOf('310101')).toBe('sourcing');
});

test.each(['120107', '210302', '210402', '230503', '310101', '310102', '310103', '900201'])(
  '%s is said in words',
  (fncode) => {
    expect(whatOf(fncode)).not.toContain(fncode);
  },
);

test('a fact without words does not compile; of an earlier version, it is told by its code', () => {
  // @ts-expect-error no words for it
  const fact: TrackedFact = { fncode: '310199' };
  expect(whatOf(fact.fncode)).toBe('操作 310199');
});
