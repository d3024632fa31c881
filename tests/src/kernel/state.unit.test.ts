import { selectorsOf } from '#src/kernel/state';

interface Basket {
  readonly items: readonly string[];
}
const select = selectorsOf<Basket>('basket');
const state = { basket: { items: ['tea', 'salt'] }, other: { items: ['no'] } };

test('a selector reads its own slice', () => {
  expect(select(({ items }) => items.length)(state)).toBe(2);
});

test('what it is asked about follows the state', () => {
  const selectHas = select(({ items }, item: string) => items.includes(item));
  expect([selectHas(state, 'tea'), selectHas(state, 'no')]).toEqual([true, false]);
});

test('before the slice has joined there is nothing to read', () => {
  expect(select((own: Basket | undefined) => own?.items)({})).toBeUndefined();
});
