import { browserIds } from '#infra/browser/ids';
import { fc } from '#tests/support/property';

const cryptoGiving = (high: number, low: number) =>
  ({
    getRandomValues: (numbers: Uint32Array) => {
      numbers.set([high, low]);
      return numbers;
    },
  }) as unknown as Crypto;
const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('browserIds', () => {
  test('an entry id is an integer from 1e9 up to, not including, 1e10, whatever chance gives', () => {
    fc.assert(
      fc.property(word, word, (high, low) => {
        const id = browserIds(cryptoGiving(high, low)).entry();
        return Number.isSafeInteger(id) && id >= 1e9 && id < 1e10;
      }),
      {
        seed: 1,
        examples: [
          [0, 0],
          [2 ** 32 - 1, 2 ** 32 - 1],
        ],
      },
    );
  });

  test('both ends of the range are reached', () => {
    expect(browserIds(cryptoGiving(0, 0)).entry()).toBe(1e9);
    const [high, rest] = [Math.floor((9e9 - 1) / 2 ** 21), (9e9 - 1) % 2 ** 21];
    expect(browserIds(cryptoGiving(high, rest * 2 ** 11)).entry()).toBe(1e10 - 1);
  });

  test('uuids are of version 7, differ, and sort by the moment they were made', () => {
    const { uuid } = browserIds(crypto);
    const made = Array.from({ length: 50 }, uuid);
    for (const id of made)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(50);
    expect([...made].sort()).toEqual(made);
  });
});
