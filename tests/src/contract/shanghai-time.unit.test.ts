import { dayAt, millisecondAt, minuteAt, monthAt, secondAt } from '#src/contract/shanghai-time';
import { dayText, vipText } from '#features/user-center/ui/labels';
import { dateText } from '#src/ui/moment';
import { fc } from '#tests/support/property';

const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

test('[ROUTE-006] the day is that of Shanghai, whatever the zone of the computer', () => {
  expect(dayAt(Date.parse('2025-12-31T15:59:59.999Z'))).toBe('2025-12-31');
  expect(dayAt(Date.parse('2025-12-31T16:00:00.000Z'))).toBe('2026-01-01');
  expect(monthAt(Date.parse('2025-12-31T16:00:00.000Z'))).toBe('2026-01');
});

test('[ROUTE-006] it is the day the calendar of Shanghai names, at any moment since summer time ended', () => {
  const since1992 = fc.date({
    min: new Date('1992-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(fc.property(since1992, (date) => dayAt(date.getTime()) === inShanghai.format(date)));
});

test.each([
  ['2025-11-20', '2025年11月20日 星期四'],
  ['2026-01-04', '2026年1月4日 星期日'],
  ['2028-02-29', '2028年2月29日 星期二'],
])('[ROUTE-006] %s reads %s', (day, text) => {
  expect(dayText(day)).toBe(text);
});

test('moments are told in the time of Shanghai', () => {
  const moment = '2025-11-19T16:05:30.123Z';
  expect(minuteAt(moment)).toBe('2025-11-20 00:05');
  expect(secondAt(new Date(moment))).toBe('2025-11-20 00:05:30');
  expect(millisecondAt(Date.parse(moment))).toBe('2025-11-20 00:05:30.123');
  expect(dateText('2025-11-19T16:05:00.000Z')).toBe('2025年11月20日');
});

test('[ROLE-002] VIP is a date: running, over, or never begun', () => {
  const until = '2025-11-30T00:00:00.000Z';
  expect(vipText({ level: 'vip', vipUntil: until }, '2025-11-20')).toBe('2025年11月30日 到期，还有 10 天');
  expect(vipText({ level: 'vip', vipUntil: until }, '2025-11-30')).toBe(
    '2025年11月30日 到期，今天 08:00 为止',
  );
  expect(vipText({ level: 'none', vipUntil: until }, '2026-01-01')).toBe('已于 2025年11月30日 到期');
  expect(vipText({ level: 'none', vipUntil: null }, '2026-01-01')).toBe('尚未开通');
});
