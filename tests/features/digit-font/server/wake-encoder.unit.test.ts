import { woff2 } from 'fonteditor-core';
import { wakeEncoder } from '#features/digit-font/server/base-font';

const FALLS = ['uncaughtException', 'unhandledRejection'] as const;
const listeners = () => FALLS.map((fall) => process.listeners(fall as 'uncaughtException'));

test('the encoder leaves the server’s own errors alone, and whoever listened to them before', async () => {
  const own = () => undefined;
  process.on('unhandledRejection', own);
  const before = listeners();
  await wakeEncoder();
  expect(woff2.isInited()).toBeTruthy();
  expect(listeners()).toEqual(before);
  process.off('unhandledRejection', own);
});

test('waking it twice is no different', async () => {
  await wakeEncoder();
  await wakeEncoder();
  expect(woff2.isInited()).toBeTruthy();
});
