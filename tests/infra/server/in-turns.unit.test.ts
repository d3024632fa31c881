import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import { nextTurn, slowPieces, turnsDuring } from '#tests/support/turns';

const items = Array.from({ length: 200 }, (_, index) => index);
// A stretch of work belongs to its turn: what one test began is over before the next sets the time.
beforeEach(nextTurn);
afterEach(() => jest.restoreAllMocks());

test('others are answered between pieces that take long', async () => {
  slowPieces();
  expect(await turnsDuring(() => eachInTurns(items, () => undefined))).toBeGreaterThanOrEqual(items.length);
});

test('pieces that take no time are worked on together', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  expect(await turnsDuring(() => eachInTurns(items, () => undefined))).toBeLessThan(3);
});

test('work that is spread over many short calls takes turns like one', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  const turns = await turnsDuring(async () => {
    for (const item of items) await eachInTurns([item, item], () => undefined);
  });
  expect(turns).toBeGreaterThan(items.length / 8);
});

test('work that is waited for holds the next piece up', async () => {
  const done: string[] = [];
  await eachInTurns([1, 2], async (item) => {
    await Promise.resolve();
    done.push(`${item}`);
  });
  expect(done).toEqual(['1', '2']);
});

test('every item is worked on once, in its order', async () => {
  slowPieces();
  expect(await mapInTurns(items, (item, index) => [item, index])).toEqual(items.map((item) => [item, item]));
});

test('however many are at work, one of them goes on in a turn', async () => {
  slowPieces();
  let inTurn = 0;
  let most = 0;
  const count = () => {
    inTurn += 1;
    most = Math.max(most, inTurn);
  };
  let isOver = false;
  const turns = () => {
    inTurn = 0;
    if (!isOver) setImmediate(turns);
  };
  const works = Array.from({ length: 5 }, () => eachInTurns(items, count));
  // Not their first pieces, for each of them was asked for in a turn of its own.
  inTurn = 0;
  most = 0;
  turns();
  await Promise.all(works);
  isOver = true;
  expect(most).toBe(1);
});

test('what fails ends the work', async () => {
  const work = eachInTurns(items, () => {
    throw new Error('unreadable');
  });
  await expect(work).rejects.toThrow('unreadable');
});
