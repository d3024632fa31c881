/** @jest-environment node */
import type { ReactNode } from 'react';
import { commands } from '#features/activities/commands';
import type { Mall, MallProduct, Order } from '#features/activities/contract/mall';
import type { Report } from '#features/activities/contract/reports';
import { MallPage } from '#features/activities/ui/mall-page.tsx';
import { keyOf, workOf, type WorkRequest } from '#features/activities/work';
import { cellsOf, sheetOf, textOf } from '#tests/support/drawn-buttons.tsx';
import { drawPage } from './an-activities-page';

jest.mock('antd', () => jest.requireActual<object>('#tests/support/drawn-buttons.tsx'));
jest.mock('#src/ui/antd-provider.tsx', () => ({
  AntdProvider: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/dialog/dialog.tsx', () => ({
  Dialog: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('#src/ui/receiver-form.tsx', () => ({ ReceiverForm: () => null }));
jest.mock('#src/ui/form/text-field.tsx', () => ({ TextField: () => null }));

const underWay = (work: WorkRequest) => ({ works: { [keyOf(work)]: work } });

describe('products', () => {
  const product = (more: Partial<MallProduct>): MallProduct => ({
    id: 'vip1',
    name: 'VIP 1 天',
    about: '即时到账',
    cost: 300,
    limit: null,
    remaining: null,
    isSent: false,
    isReport: false,
    refusal: null,
    ...more,
  });
  const MALL: Mall = {
    totalPoints: 1_250,
    nextNumber: 3,
    products: [
      product({}),
      product({
        id: 'cup',
        name: '保温杯',
        cost: 4_000,
        remaining: 12,
        limit: { count: 2, per: 'month' },
        refusal: '积分不足',
      }),
      product({ id: 'book', name: '工具书', cost: 1_500, limit: { count: 1, per: 'quarter' } }),
    ],
  };
  const view = () => drawPage(<MallPage />, { mall: MALL });

  test('each says what it costs, what is left of it, how often it can be had, and why not now', () => {
    const cards = [...view().page.matchAll(/<li class="[^"]*">(<h3>.*?)<\/li>/g)].map(([, card = '']) =>
      textOf(card),
    );
    expect(cards).toEqual([
      'VIP 1 天即时到账300 积分兑换',
      '保温杯即时到账4,000 积分 · 余 12 件 · 每月 2 次积分不足',
      '工具书即时到账1,500 积分 · 每季度 1 次兑换',
    ]);
    expect(view().buttons.map(({ name, isDisabled }) => [name, isDisabled])).toEqual([
      ['兑换 VIP 1 天', false],
      ['积分不足 保温杯', true],
      ['兑换 工具书', false],
    ]);
    expect(textOf(sheetOf(view().page, '可兑换的商品'))).toContain('可用积分 1,250');
  });

  test('whoever opens one has read what was said of it before', () => {
    expect(view().sentBy('兑换 工具书')).toEqual([commands.dismissOutcome(workOf.exchange({ id: 'book' }))]);
  });
});

describe('orders', () => {
  const order = (number: number, state: Order['state']): Order => ({
    number,
    product: 'cup',
    name: `商品${number}`,
    cost: 4_000 + number,
    state,
    at: '2026-11-28 09:00',
  });
  const orders = [order(1, 'given'), order(2, 'ordered'), order(3, 'sent'), order(4, 'returned')];

  test('each says what became of it, and only what is not sent yet can be returned', () => {
    const view = drawPage(<MallPage />, { orders: { orders } });
    const cells = cellsOf(sheetOf(view.page, '兑换记录')).map((row) => row.slice(0, 4));
    expect(cells).toEqual([
      ['商品', '时间', '积分', '状态'],
      ['商品1', '2026-11-28 09:00', '4,001', '已到账'],
      ['商品2', '2026-11-28 09:00', '4,002', '待寄出'],
      ['商品3', '2026-11-28 09:00', '4,003', '已寄出'],
      ['商品4', '2026-11-28 09:00', '4,004', '已退回'],
    ]);
    expect(view.buttons.map(({ name }) => name)).toEqual(['退回积分 商品2', '取消', '确认退回']);
    expect(view.page).toContain('取消这次兑换，不再寄出，4,002 积分返还，到期日不变。');
    expect(view.sentBy('确认退回')).toEqual([commands.returnOrder({ number: 2 })]);
    expect(drawPage(<MallPage />, { orders: { orders: [] } }).page).toContain('还没有兑换过。');
  });

  test('only the return that is on its way is busy', () => {
    const two = { orders: [order(2, 'ordered'), order(5, 'ordered')] };
    const { buttons } = drawPage(<MallPage />, { orders: two }, {}, underWay(workOf.return({ number: 5 })));
    expect(buttons.filter(({ isBusy }) => isBusy).map(({ name }) => name)).toEqual(['退回积分 商品5']);
  });
});

describe('[CALL-098] [CALL-099] reports that were bought', () => {
  const report = (id: string, more: Partial<Report>): Report => ({
    id,
    title: `工程${id}`,
    at: '2026-11-28 09:00',
    times: 0,
    left: 3,
    repeatable: null,
    ...more,
  });
  const reports = [
    report('1', {}),
    report('2', { times: 2, left: 1, repeatable: 2 }),
    report('3', { times: 3, left: 0, repeatable: 3 }),
    report('4', { times: 3, left: 0 }),
  ];
  const draw = (more = {}) => drawPage(<MallPage />, { reports: { reports } }, {}, more);

  test('each says how many downloads are left, and offers those that there are', () => {
    const { page, buttons } = draw();
    expect(cellsOf(sheetOf(page, '我的报告')).map((row) => row.slice(0, 3))).toEqual([
      ['单项工程', '兑换时间', '剩余下载'],
      ['工程1', '2026-11-28 09:00', '3 次'],
      ['工程2', '2026-11-28 09:00', '1 次'],
      ['工程3', '2026-11-28 09:00', '0 次'],
      ['工程4', '2026-11-28 09:00', '0 次'],
    ]);
    expect(buttons.map(({ name }) => name)).toEqual([
      '下载报告 工程1',
      '下载报告 工程2',
      '重新取回报告 工程2，不扣次数',
      '重新取回报告 工程3，不扣次数',
    ]);
    expect(drawPage(<MallPage />, { reports: { reports: [] } }).page).toContain('还没有报告。');
  });

  test('a further download is the next one, and a repeated one that of before', () => {
    const { sentBy } = draw();
    const download = (id: string, number: number) => [
      commands.downloadReport({ id, number, title: `工程${id}` }),
    ];
    expect(sentBy('下载报告 工程1')).toEqual(download('1', 1));
    expect(sentBy('下载报告 工程2')).toEqual(download('2', 3));
    expect(sentBy('重新取回报告 工程2，不扣次数')).toEqual(download('2', 2));
    expect(sentBy('重新取回报告 工程3，不扣次数')).toEqual(download('3', 3));
  });

  test('while one is on its way no other begins, and it alone is marked', () => {
    const { buttons } = draw(underWay(workOf.download({ id: '2' })));
    expect(buttons.every(({ isDisabled }) => isDisabled)).toBe(true);
    expect(buttons.filter(({ isBusy }) => isBusy).map(({ name }) => name)).toEqual(['下载报告 工程2']);
    expect(draw().buttons.some(({ isDisabled }) => isDisabled)).toBe(false);
  });
});
