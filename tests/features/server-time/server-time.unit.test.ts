import { serverTimeCall } from '#features/server-time/contract';
import { serverTimeServer } from '#features/server-time/server/index';
import { asker } from '#tests/support/ask';

test('[CALL-031][CALL-039][OPS-011][CONFLICT-021] the time of the server in milliseconds, never from a cache', async () => {
  const setHeader = jest.fn<undefined, [string, string]>();
  const ask = asker(() => serverTimeServer(() => 1_795_000_000_123).routes);
  expect(await ask(serverTimeCall, { reply: { setHeader } })).toBe(1_795_000_000_123);
  expect(setHeader).toHaveBeenCalledWith('cache-control', 'no-store');
});
