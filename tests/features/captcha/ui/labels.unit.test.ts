import { buttonText, progressText } from '#features/captcha/ui/labels';

test('the live region is silent until there is something to tell', () => {
  expect(progressText('asking', 3, undefined)).toBe('');
});

test('work is told with the number of operations that wait when there are several', () => {
  expect(progressText('working', 1, undefined)).toBe('正在验证，请稍候…');
  expect(progressText('working', 5, undefined)).toBe('正在验证，还有 5 项操作在等待…');
});

test('a failure says why, and says what to do when nobody knows why', () => {
  expect(progressText('failed', 1, '计算超时，请重试')).toBe('验证没有完成：计算超时，请重试');
  expect(progressText('failed', 1, undefined)).toBe('验证没有完成，请检查网络后重试');
});

test('the button says what pressing it does', () => {
  expect((['asking', 'working', 'failed', 'passed'] as const).map(buttonText)).toEqual([
    '开始验证',
    '正在验证',
    '重试',
    '验证通过',
  ]);
});
