import { codeButtonText } from '#src/ui/form/code-field.tsx';

test('[PHONE-001][PHONE-003] the button says what it does, or how long it waits', () => {
  expect([
    codeButtonText(false, 0),
    codeButtonText(true, 0),
    codeButtonText(false, 60),
    codeButtonText(false, 1),
  ]).toEqual(['获取验证码', '正在获取', '60 秒后重新获取', '1 秒后重新获取']);
});
