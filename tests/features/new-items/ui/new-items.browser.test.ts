import {
  areasCall,
  attrListCall,
  baseListCall,
  headerCall,
  indexListCall,
  isOpenCall,
  projectListCall,
  queryCall,
  scopeListCall,
  type ItemPage,
  type OpenProjects,
} from '#features/new-items/contract';
import { events as regions } from '#features/regions/events';
import { breachesOf } from '#tests/support/axe';
import { placeOf } from '#tests/support/pages';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';

const view = viewPage('tests/features/new-items/ui/new-items-stage.tsx');
const LIST = '/commonproj/newItems';
const OPEN = `${LIST}?areaId=20&bidNodeId=p1`;

const project: OpenProjects['indexDatas'][number] = {
  bidNodeId: 'p1',
  projectId: 'p1',
  name: '广州某高层住宅',
  areaName: '广东 广州',
  priceDate: '2025-09',
  count: 44,
  isSample: true,
};
const listOf = (total: number): OpenProjects => ({
  indexDatas: total === 0 ? [] : [project],
  total,
  pageNo: 1,
  pageSize: 20,
});
const items: ItemPage = {
  indexDatas: [{ id: 1, code: '010505001001', name: '有梁板', unitPrice: 594.29, labor: null }],
  total: 1,
  pageNo: 1,
  pageSize: 20,
};
const header = (key: string, label: string, type: 'text' | 'money', group = '') => ({
  key,
  label,
  type,
  group,
  unit: type === 'money' ? '元' : '',
  width: 100,
});

const answerSheet = async () => {
  await view.answer(isOpenCall.path, anAnswer({ isOpen: true, count: 1, reason: '' }));
  await view.answer(
    baseListCall.path,
    anAnswer({
      name: project.name,
      facts: [{ key: 'area', label: '建筑面积', value: '12,000.00', unit: '㎡' }],
      provenance: {
        kind: 'sample',
        issuer: '造价指标网（样例）',
        title: '样例清单',
        priceDate: '2025-09',
        taxBasis: '除税',
        revision: 1,
        licence: '仅供演示',
      },
    }),
  );
  const part = { value: '0105', label: '混凝土及钢筋混凝土工程', count: 1 };
  await view.answer(
    attrListCall.path,
    anAnswer({ parts: [part], units: [{ value: 'm³', label: 'm³', count: 1 }] }),
  );
  await view.answer(scopeListCall.path, anAnswer([{ label: '综合单价', text: '不含规费和税金。' }]));
  await view.answer(
    headerCall.path,
    anAnswer([
      header('code', '项目编码', 'text'),
      header('name', '项目名称', 'text'),
      header('unitPrice', '综合单价', 'money'),
      header('labor', '人工费', 'money', '综合单价组成'),
    ]),
  );
  await view.answer(
    indexListCall.path,
    anAnswer({
      indexDatas: [{ part: '0105', label: part.label, n: 1, amount: 59_429, share: 100, unitCost: 4.95 }],
      total: 1,
    }),
  );
};
const openList = async (total: number, place = LIST) => {
  await view.open(place);
  await view.answer(areasCall.path, anAnswer({ areaIds: ['1', '20'] }));
  await view.answer(projectListCall.path, anAnswer(listOf(total)));
  await view.page.getByRole('status').getByText(`共 ${total} 个`).waitFor();
};
const main = () => view.page.getByRole('main');
const button = (name: string) => view.page.getByRole('button', { name });
const soundOf = () => breachesOf(view.page, 'main');
const broken = aReply(500, { businessMsg: '服务繁忙', requestId: 'req-7' });
const withheld = aReply(821, { businessMsg: '需要权限' });

test('[DATA-006] the list is busy until it comes, and offers no region before it is known where anything is open', async () => {
  await view.open(LIST);
  const sheet = view.page.getByRole('region', { name: '已开放清单项目的单项工程' });
  await sheet.waitFor();
  expect(await sheet.getAttribute('aria-busy')).toBe('true');
  expect(await button('全国').count()).toBe(0);
  expect(await soundOf()).toEqual([]);
});

test('[DATA-006] open projects lead to their items and keep the region in the address', async () => {
  await openList(41, `${LIST}?areaId=20`);
  const [request] = await view.requests(projectListCall.path);
  expect(request?.query).toEqual({ areaId: '20', pageNo: '1' });
  const link = view.page.getByRole('link', { name: project.name });
  expect(await link.getAttribute('href')).toBe(`#${OPEN}`);
  const row = view.page.getByRole('row').filter({ has: link });
  expect(await row.ariaSnapshot()).toMatch(/样例[\s\S]*2025-09[\s\S]*44/);
  await button('下一页').click();
  expect(placeOf(view.page)).toBe(`${LIST}?areaId=20&page=2`);
  expect(await soundOf()).toEqual([]);
});

test('[REGION-012] a picked region goes to the address and from there to the list', async () => {
  await openList(41);
  await view.raise(regions.regionPicked({ areaid: '20', by: 'member' }));
  await view.page.waitForURL(`**/#${LIST}?areaId=20`);
  const asked = await view.requests(projectListCall.path);
  expect(asked.map(({ query }) => query)).toEqual([{ pageNo: '1' }, { areaId: '20', pageNo: '1' }]);
  expect(await view.requests(areasCall.path)).toHaveLength(1);
});

test('[DATA-006] nothing open at all, and nothing open in a region, are not the same', async () => {
  await openList(0);
  await main().getByText('还没有工程开放清单项目').waitFor();
  await openList(0, `${LIST}?areaId=20`);
  await main().getByText('所选地区还没有工程开放清单项目').waitFor();
  expect(await soundOf()).toEqual([]);
  await button('放宽到全国').click();
  await view.page.waitForURL(`**/#${LIST}`);
});

test('[DATA-006] a list that did not come says so with its number, and is asked for again', async () => {
  await view.open(LIST);
  await view.answer(areasCall.path, broken);
  await view.answer(projectListCall.path, broken);
  const alert = view.page.getByRole('alert').filter({ hasText: '没能取到已开放的工程' });
  expect(await alert.textContent()).toMatch(/服务繁忙[\s\S]*req-7/);
  await view.page.getByRole('alert').filter({ hasText: '没能取到有开放工程的地区' }).waitFor();
  expect(await soundOf()).toEqual([]);
  await view.answer(areasCall.path, anAnswer({ areaIds: ['1'] }));
  await view.answer(projectListCall.path, anAnswer(listOf(1)));
  await alert.getByRole('button', { name: '重试' }).click();
  await view.page.getByRole('link', { name: project.name }).waitFor();
  await button('重试').click();
  await button('全国').waitFor();
});

test('[DATA-006] what did not come is asked for again when the network is back, the regions as well', async () => {
  await view.open(LIST);
  await view.answer(areasCall.path, broken);
  await view.answer(projectListCall.path, broken);
  await view.page.getByRole('alert').filter({ hasText: '没能取到有开放工程的地区' }).waitFor();
  await view.page.getByRole('alert').filter({ hasText: '没能取到已开放的工程' }).waitFor();
  await view.answer(areasCall.path, anAnswer({ areaIds: ['1'] }));
  await view.answer(projectListCall.path, anAnswer(listOf(1)));
  await view.page.evaluate(() => dispatchEvent(new Event('online')));
  await view.page.getByRole('link', { name: project.name }).waitFor();
  await button('全国').waitFor();
});

test.each([
  ['the list', LIST, projectListCall.path],
  ['a project', OPEN, isOpenCall.path],
])(
  '[DATA-006] without the right %s says so, and offers no retry that would not help',
  async (_, place, path) => {
    await view.open(place);
    await view.answer(path, withheld);
    await main().getByText('您暂无访问权限！').waitFor();
    expect(await button('重试').count()).toBe(0);
    expect(await soundOf()).toEqual([]);
  },
);

test('[DATA-006] a project shows its items under the heads the server named, its basis and its source', async () => {
  await view.open(OPEN);
  await main().getByText('正在载入页面').waitFor();
  await answerSheet();
  await view.answer(queryCall.path, anAnswer(items));
  const row = view.page
    .getByRole('row')
    .filter({ has: view.page.getByRole('rowheader', { name: '010505001001' }) });
  expect(await row.ariaSnapshot()).toMatch(/有梁板[\s\S]*594\.29[\s\S]*未提供/);
  await view.page.getByRole('columnheader', { name: '综合单价组成' }).waitFor();
  for (const words of ['不含规费和税金。', '造价指标网（样例）', '共 1 项 · 除税 · 元'])
    await main().getByText(words).waitFor();
  expect(await view.page.getByRole('link', { name: '新项开放数据' }).getAttribute('href')).toBe(
    `#${LIST}?areaId=20`,
  );
  expect(await soundOf()).toEqual([]);
  await view.page.getByRole('combobox', { name: /^分部/ }).selectOption('0105');
  await view.page.waitForURL(/part=0105/);
  await view.answer(queryCall.path, anAnswer({ ...items, indexDatas: [], total: 0 }));
  await view.page.getByRole('combobox', { name: /^单位/ }).selectOption('m³');
  await main().getByText('没有清单项目同时符合分部、单位与关键词。').waitFor();
  await button('清空条件').click();
  await view.page.waitForURL(`**/#${OPEN}`);
});

test('[DATA-006] items that did not come do not wait forever', async () => {
  await view.open(OPEN);
  await answerSheet();
  await view.answer(queryCall.path, broken);
  await view.page.getByRole('alert').filter({ hasText: '没能取到清单项目' }).waitFor();
  expect(await soundOf()).toEqual([]);
  await view.answer(queryCall.path, anAnswer(items));
  await button('重试').click();
  await view.page.getByRole('rowheader', { name: '010505001001' }).waitFor();
});

test('[CALL-153] a project whose items are closed says why, and leads to those that are open', async () => {
  await view.open(OPEN);
  await view.answer(isOpenCall.path, anAnswer({ isOpen: false, count: 0, reason: '提供方没有开放' }));
  await main().getByText('提供方没有开放。').waitFor();
  expect(await view.page.getByRole('link', { name: '查看已开放的工程' }).getAttribute('href')).toBe(
    `#${LIST}`,
  );
  expect(await soundOf()).toEqual([]);
});
