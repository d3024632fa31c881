import * as z from 'zod/mini';
import { checkValue } from '#src/ui/form/check-value';

const name = z.string().check(z.trim(), z.minLength(2, '太短'), z.maxLength(4, '太长'));

test('what passes is given as the contract wants it', () => {
  expect(checkValue(name, ' 张三 ')).toEqual({ accepted: '张三' });
});

test('of several complaints the first stands', () => {
  const both = z.string().check(z.minLength(2, '一'), z.regex(/^\d*$/, '二'));
  expect(checkValue(both, 'x')).toEqual({ issue: '一' });
});

test('a value of another kind is refused in the words of its shape', () => {
  expect(checkValue(z.number('请选择评分'), undefined)).toEqual({ issue: '请选择评分' });
});
