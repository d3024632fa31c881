import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { restOf } from '#tests/support/at-rest';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const watched = () => {
  const page = Object.assign(new EventEmitter(), {
    waitForTimeout: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  });
  const rest = restOf(page as unknown as Page);
  return {
    say: (event: string, about: unknown) => void page.emit(event, about),
    resting: () => {
      const seen = { isAtRest: false };
      void rest().then(() => (seen.isAtRest = true));
      return seen;
    },
  };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a call that begins a moment later is waited for, and what its answer sets off', async () => {
  const { say, resting } = watched();
  const seen = resting();
  await pass(600);
  say('request', 'likes');
  await pass(5_000);
  expect(seen.isAtRest).toBe(false);
  say('requestfinished', 'likes');
  await pass(100);
  say('request', 'guides');
  await pass(5_000);
  expect(seen.isAtRest).toBe(false);
  say('requestfailed', 'guides');
  await pass(2_000);
  expect(seen.isAtRest).toBe(true);
});

test('a line that stays open is not waited for', async () => {
  const { say, resting } = watched();
  say('request', 'notices');
  say('response', {
    headers: () => ({ 'content-type': 'text/event-stream; charset=utf-8' }),
    request: () => 'notices',
  });
  const seen = resting();
  await pass(2_000);
  expect(seen.isAtRest).toBe(true);
});
