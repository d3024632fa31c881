import { serverTime } from '#infra/server/security/signing/create-signing';

test('ignores a machine whose clock is set back', () => {
  let elapsed = 0;
  const now = serverTime(50_000, () => elapsed);
  elapsed = 3.7;
  expect(now()).toBe(50_003);
});
