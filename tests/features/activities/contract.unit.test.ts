/** @jest-environment node */
import * as z from 'zod/mini';
import {
  checkDownloadedCall,
  checkInCall,
  consumeCouponCall,
  downloadAgainCall,
  drawCall,
  exchangeCall,
  pointsRecordsCall,
  proofCall,
  returnCall,
  seedCall,
  subjectsCall,
} from '#features/activities/contract/index';

type Schema = z.core.$ZodType;
const firstOf = (schema: Schema, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;
const isRead = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

test('[CALL-090] records are read twenty a page, a hundred at most, to the thousandth page', () => {
  const { query } = pointsRecordsCall;
  expect(z.parse(query, {})).toEqual({ pageNo: 1, pageSize: 20 });
  expect(z.parse(query, { pageNo: '1000', pageSize: '100', direction: 'spent' })).toEqual({
    pageNo: 1_000,
    pageSize: 100,
    direction: 'spent',
  });
  for (const wrong of [
    { pageNo: '0' },
    { pageNo: '1001' },
    { pageNo: '1.5' },
    { pageSize: '0' },
    { pageSize: '101' },
    { direction: 'lost' },
  ])
    expect([wrong, isRead(query, wrong)]).toEqual([wrong, false]);
});

test('[CALL-102] a day is one of the calendar, and may be left out', () => {
  expect(isRead(checkInCall.body, {})).toBe(true);
  expect(isRead(checkInCall.body, { day: '2028-02-29' })).toBe(true);
  for (const call of [checkInCall.body, seedCall.query])
    for (const day of ['2026-02-29', '2026-13-01', '20260101', ''])
      expect(firstOf(call, { day })).toBe('日期不正确');
});

test('[CALL-111] a draw is by points or by a chance', () => {
  for (const by of ['points', 'chance']) expect(isRead(drawCall.body, { number: 1, by })).toBe(true);
  for (const by of ['daily', undefined])
    expect(firstOf(drawCall.body, { number: 1, by })).toBe('请选择用积分还是机会');
});

test('[CALL-109] a proof is asked for by its number, of the raffle unless another activity is named', () => {
  expect(z.parse(proofCall.query, { number: '7' })).toEqual({ number: 7, activity: 'raffle' });
  expect(z.parse(proofCall.query, { number: '7', activity: 'giftBoxV55' })).toEqual({
    number: 7,
    activity: 'giftBoxV55',
  });
  expect(isRead(proofCall.query, { number: '7', activity: 'other' })).toBe(false);
});

test('a report is downloaded again under its second or third number', () => {
  const said = (number: number) => firstOf(downloadAgainCall.body, { reportId: '1', number });
  expect([1, 2, 3, 4].map(said)).toEqual(['下载序号不正确', undefined, undefined, '下载次数已用完']);
  expect(isRead(downloadAgainCall.body, { reportId: '1', number: 2.5 })).toBe(false);
});

test('a report has a number of at most eighteen digits', () => {
  const said = (reportId: string) => firstOf(checkDownloadedCall.query, { reportId });
  expect(['1', '9'.repeat(18)].map(said)).toEqual([undefined, undefined]);
  for (const wrong of ['', '0', '01', '9'.repeat(19), '1 or true', 'x'])
    expect([wrong, said(wrong)]).toEqual([wrong, '没有这份报告']);
});

test('[CALL-132] a coupon has a number of at most eighteen digits', () => {
  const said = (id: string) => firstOf(consumeCouponCall.body, { id });
  expect(['1', '9'.repeat(18)].map(said)).toEqual([undefined, undefined]);
  for (const wrong of ['', '9'.repeat(19), 'x1']) expect([wrong, said(wrong)]).toEqual([wrong, '券不存在']);
});

test('projects are looked for by a name of at most a hundred signs, spaces around it aside', () => {
  const { query } = subjectsCall;
  expect(z.parse(query, { keyword: ' 住宅 ' })).toEqual({ keyword: '住宅' });
  expect(isRead(query, {})).toBe(true);
  expect(isRead(query, { keyword: '宅'.repeat(100) })).toBe(true);
  expect(firstOf(query, { keyword: '宅'.repeat(101) })).toBe('名称不超过 100 个字');
});

test('[CALL-094] an exchange is for a project that has an id, where it is for one', () => {
  const said = (projectId?: string) => firstOf(exchangeCall.body, { id: 'report', number: 1, projectId });
  expect([undefined, 'p', 'p'.repeat(200)].map(said)).toEqual([undefined, undefined, undefined]);
  expect([said(''), said('p'.repeat(201))]).toEqual(['请选择单项工程', '工程编号不正确']);
});

test('what has a number is numbered from one', () => {
  for (const number of [0, -1, 1.5, '1']) expect(isRead(returnCall.body, { number })).toBe(false);
  expect(isRead(returnCall.body, { number: 1 })).toBe(true);
});
