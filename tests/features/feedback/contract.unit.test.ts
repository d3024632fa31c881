import * as z from 'zod/mini';
import {
  addFeedbackCall,
  contact,
  description,
  LOG_MAX_BYTES,
  name,
  reportFaultCall,
} from '#features/feedback/contract';
import { clean } from '#features/feedback/ui/clean';
import { checkValue } from '#src/ui/form/check-value';

const verdict = (value: string, issue: string | undefined) => (issue ? { issue } : { accepted: value });

test.each([
  ['[VALID-034]', description, '', '请您输入你遇到的问题或意见'],
  ['[VALID-035]', description, '字'.repeat(500), undefined],
  ['[VALID-035]', description, '字'.repeat(501), '问题或意见不超过500个字！'],
  ['[VALID-036]', name, '', undefined],
  ['[VALID-036]', name, '𠮷'.repeat(20), undefined],
  ['[VALID-036]', name, '王'.repeat(21), '姓名不超过20个字！'],
  ['[VALID-037]', contact, '', undefined],
  ['[VALID-037]', contact, 'q'.repeat(50), undefined],
  ['[VALID-037]', contact, 'q'.repeat(51), '联系方式不超过50个字！'],
])('%s a value is judged in the words of the form', (_, shape, value, message) => {
  expect(checkValue(shape, value)).toEqual(verdict(value, message));
});

test('[VALID-034] spaces alone say nothing', () => {
  expect(checkValue(description, ' \n ')).toEqual({ issue: '请您输入你遇到的问题或意见' });
});

test('spaces around are no part of what is sent', () => {
  expect([description, name, contact].map((shape) => checkValue(shape, ' 王工 '))).toEqual(
    Array(3).fill({ accepted: '王工' }),
  );
});

test('[VALID-035] [VALID-036] [VALID-037] what is too long is cut while it is typed', () => {
  expect([
    clean.description('𠮷'.repeat(501)),
    clean.name('王'.repeat(21)),
    clean.mobile('1'.repeat(51)),
  ]).toEqual(['𠮷'.repeat(500), '王'.repeat(20), '1'.repeat(50)]);
});

test('[FEEDBACK-002] the source is the text 3 and nothing else', () => {
  const good = { description: '好', srcType: '3' };
  expect(z.safeParse(addFeedbackCall.body, good).data).toEqual({ ...good, mobile: '', name: '' });
  expect(z.safeParse(addFeedbackCall.body, { ...good, srcType: 3 }).error?.issues[0]?.message).toBe(
    '反馈来源不正确',
  );
});

test('a log of one mebibyte fits into a report, as base64 and with its words; what is no base64 does not', () => {
  expect(LOG_MAX_BYTES).toBe(1_048_576);
  const report = (actionLog: string) => ({ description: '好', srcType: '3', actionLog });
  const isTaken = (actionLog: string) => z.safeParse(reportFaultCall.body, report(actionLog)).success;
  const largest = Buffer.alloc(LOG_MAX_BYTES).toString('base64');
  expect(isTaken(largest)).toBe(true);
  const whole = JSON.stringify({ ...report(largest), description: '字'.repeat(500) });
  expect(Buffer.byteLength(whole)).toBeLessThan(reportFaultCall.bodyLimit ?? 0);
  expect([`${largest}AAAA`, '', '<b>', 'AA=A'].map(isTaken)).toEqual([false, false, false, false]);
});
