import { fewATurn } from '#infra/server/few-a-turn';

test('so many are begun in a turn of the loop, in their order, and others come between', async () => {
  const begun: number[] = [];
  const inTurn = fewATurn(2);
  for (let index = 0; index < 5; index += 1) inTurn(() => begun.push(index));
  expect(begun).toEqual([]);
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise(setImmediate);
    seen.push(begun.length);
  }
  expect(seen).toEqual([2, 4, 5]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
