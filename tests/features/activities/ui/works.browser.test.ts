import {
  claimCall,
  drawsCall,
  exchangeCall,
  pointsRecordsCall,
  productCodeCall,
  productsCall,
  raffleCall,
  subjectsCall,
} from '#features/activities/contract/index';
import type { MallProduct } from '#features/activities/contract/mall';
import { events as auth } from '#features/auth/events';
import { aUser } from '#tests/support/builders';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { waitUntil } from '#tests/support/wait-until';

const view = viewPage('tests/features/activities/ui/activities-stage.tsx');

const REFUSED = 441;
const button = (name: string) => view.page.getByRole('button', { name, exact: true });
const dialog = () => view.page.getByRole('dialog');
const lastSent = async (path: string, count: number) => {
  const all = await waitUntil(
    () => view.requests(path),
    ({ length }) => length === count,
  );
  const { body, query } = all.at(-1)!;
  return { body, query };
};
const openAsMember = async (place: string) => {
  await view.open(place);
  await view.raise(auth.loggedIn({ user: aUser(), way: 'account' }));
};
const RECEIVER = { name: '王工', mobile: '13900000001', address: '北京市海淀区中关村大街 1 号' };
const fillReceiver = async () => {
  await view.page.getByRole('textbox', { name: '收件人' }).fill(RECEIVER.name);
  await view.page.getByRole('textbox', { name: '手机号' }).fill(RECEIVER.mobile);
  await view.page.getByRole('textbox', { name: '详细地址' }).fill(RECEIVER.address);
};

describe('an exchange', () => {
  const product = (id: string, more: Partial<MallProduct> = {}): MallProduct => ({
    id,
    name: `商品 ${id}`,
    about: '说明',
    cost: 300,
    limit: null,
    remaining: null,
    isSent: false,
    isReport: false,
    refusal: null,
    ...more,
  });
  const products = [product('vip1'), product('cup', { isSent: true }), product('report', { isReport: true })];
  const openMall = async (nextNumber = 3) => {
    await openAsMember('/memberActivity/pointMall');
    await view.answer(productsCall.path, anAnswer({ totalPoints: 1_250, nextNumber, products }));
  };
  const ordered = { number: 3, product: 'vip1', state: 'given', isFormer: false, isVip: false };

  test('says what it costs and what is left, keeps a refusal in sight, and is done with its answer', async () => {
    await openMall();
    await button('兑换 商品 vip1').click();
    await dialog().getByText('商品 vip1，扣 300 积分，兑换后余 950 积分。').waitFor();
    await button('确认兑换').click();
    expect(await lastSent(exchangeCall.path, 1)).toEqual({ body: { id: 'vip1', number: 3 } });
    await view.answer(exchangeCall.path, aReply(REFUSED, { businessMsg: '积分不足' }));
    await dialog().getByRole('alert').getByText('积分不足').waitFor();
    await view.answer(exchangeCall.path, anAnswer(ordered));
    await button('确认兑换').click();
    await dialog().waitFor({ state: 'hidden' });
    await view.page.getByRole('status').getByText('兑换成功，已到账').waitFor();
    await button('知道了').click();
    await view.page.getByText('兑换成功，已到账').waitFor({ state: 'detached' });
  });

  test('of goods sends the receiver along', async () => {
    await openMall();
    await button('兑换 商品 cup').click();
    await fillReceiver();
    await button('确认兑换').click();
    expect(await lastSent(exchangeCall.path, 1)).toEqual({
      body: { id: 'cup', number: 3, receiver: RECEIVER },
    });
  });

  test('[CALL-091] of a report is for the project that was chosen, of which it is told first', async () => {
    await openMall();
    await button('兑换 商品 report').click();
    // The list that it begins with keeps nobody from searching.
    await button('查找').click();
    expect(await lastSent(subjectsCall.path, 2)).toEqual({ query: {} });
    await view.page.getByLabel('工程名称').fill(' 住宅 ');
    await button('查找').click();
    expect(await lastSent(subjectsCall.path, 3)).toEqual({ query: { keyword: '住宅' } });
    const subject = (projectId: string) => ({ projectId, title: `住宅 ${projectId}`, about: '武汉' });
    await view.answer(
      subjectsCall.path,
      anAnswer({ keyword: '住宅', subjects: [subject('p1'), subject('p2')] }),
    );
    await view.page.getByRole('list', { name: '找到的工程' }).waitFor();
    const told = (projectId: string, owned: number) =>
      anAnswer({
        code: 'report',
        name: '报告',
        about: '一份 PDF',
        cost: 300,
        subject: subject(projectId),
        owned,
      });
    const choose = async (id: string, count: number) => {
      await button(`选择 住宅 ${id}`).click();
      expect(await lastSent(productCodeCall.path, count)).toEqual({
        query: { code: 'report', projectId: id },
      });
    };
    await view.answer(productCodeCall.path, told('p2', 0));
    await choose('p2', 1);
    await dialog().getByText('扣 300 积分').waitFor();
    expect(await dialog().getByText('您已有').count()).toBe(0);
    await button('换一个工程').click();
    await view.answer(productCodeCall.path, told('p2', 1));
    await choose('p2', 2);
    await dialog().getByText('您已有这个工程的报告 1 份。').waitFor();
    await button('确认兑换').click();
    expect(await lastSent(exchangeCall.path, 1)).toEqual({
      body: { id: 'report', number: 3, projectId: 'p2' },
    });
    await view.answer(exchangeCall.path, aReply(REFUSED));
    // Of another project nothing is offered until that one is told of.
    await button('换一个工程').click();
    await choose('p1', 3);
    await dialog().getByText('正在载入').waitFor();
    expect(await button('确认兑换').count()).toBe(0);
  });
});

test('[CALL-110] what was won is claimed under its number, and a refusal stays in sight', async () => {
  await openAsMember('/vipActivities/luckyDraw');
  await view.answer(
    raffleCall.path,
    anAnswer({
      standing: { key: 'raffle', state: 'running', why: '', startsOn: '2026-03-01', endsOn: null },
      season: { number: 3, endsOn: '2026-04-29' },
      cost: 50,
      drawsADay: 5,
      oddsId: '0dd5',
      fallback: 'points5',
      prizes: [],
      today: { day: '2026-03-02', digest: 'd16e' },
      winners: [],
      own: { nextNumber: 9, chances: 1, totalPoints: 1_250, leftToday: 5 },
    }),
  );
  const won = { activity: 'raffle', drawn: 'cup', given: 'cup', name: '保温杯', drawnName: '保温杯' };
  const draws = [
    {
      ...won,
      number: 8,
      state: 'unclaimed',
      at: '2026-03-02 09:00',
      day: '2026-03-02',
      claimBy: '2026-04-01',
    },
  ];
  await view.answer(drawsCall.path, anAnswer({ draws }));
  await button('填写收件人').click();
  await fillReceiver();
  await button('提交').click();
  expect(await lastSent(claimCall.path, 1)).toEqual({ body: { number: 8, receiver: RECEIVER } });
  await view.answer(claimCall.path, aReply(REFUSED, { businessMsg: '已过期' }));
  await dialog().getByRole('alert').getByText('已过期').waitFor();
  await view.answer(claimCall.path, anAnswer(null));
  await button('提交').click();
  await dialog().waitFor({ state: 'hidden' });
});

test('records are turned page by page within their kind, and another kind begins at its first', async () => {
  await openAsMember('/memberActivity/memberPoints');
  const record = (id: number) => ({
    id: `${id}`,
    kind: 'checkIn',
    whatFor: null,
    points: 5,
    balance: id,
    at: '2026-11-28 09:00',
  });
  await view.answer(pointsRecordsCall.path, anAnswer({ total: 45, records: [record(1)] }));
  const before = (await view.requests(pointsRecordsCall.path)).length;
  const sentBy = async (name: string, turn: number) => {
    await button(name).click();
    return (await lastSent(pointsRecordsCall.path, before + turn)).query;
  };
  expect(await sentBy('支出', 1)).toEqual({ pageNo: 1, direction: 'spent' });
  expect(await sentBy('下一页', 2)).toEqual({ pageNo: 2, direction: 'spent' });
  expect(await sentBy('上一页', 3)).toEqual({ pageNo: 1, direction: 'spent' });
  expect(await sentBy('下一页', 4)).toEqual({ pageNo: 2, direction: 'spent' });
  expect(await sentBy('获得', 5)).toEqual({ pageNo: 1, direction: 'earned' });
  expect(await sentBy('全部', 6)).toEqual({ pageNo: 1 });
});
