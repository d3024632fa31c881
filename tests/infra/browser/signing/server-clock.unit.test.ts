import { serverClock } from '#infra/browser/signing/server-clock';

test('runs on elapsed time from the start, and from the server’s word once it has it', () => {
  let elapsed = 1_000;
  const clock = serverClock(() => elapsed, 50_000);
  elapsed += 5;
  expect(clock.now()).toBe(50_005);
  clock.correct(90_000);
  elapsed += 7;
  expect(clock.now()).toBe(90_007);
});
