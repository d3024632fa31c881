import { STATUS } from './shared-modules-probe';

test.each([
  ['resetModules', () => jest.resetModules()],
  ['isolateModules', () => jest.isolateModules(() => undefined)],
  ['mock', () => jest.doMock('#src/contract/codes', () => ({}))],
  ['mock without a factory', () => jest.doMock('#src/contract/codes')],
])('jest.%s is refused instead of doing nothing', (_, call) => {
  expect(call).toThrow('@jest-environment node');
});

test('what is tested is one module however often it is imported, what tests bring along is loaded as they are', () => {
  const again = require('#src/contract/codes') as { readonly codes: object };
  expect(again.codes).toBe(STATUS);
});
