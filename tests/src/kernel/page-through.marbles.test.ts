import { of } from 'rxjs';
import { pageThrough, type Step, type WalkedPage } from '#src/kernel/page-through';
import { marbles } from '#tests/support/marbles';

const page = (rows: readonly number[], next: string | null, exact = true): WalkedPage<number> => ({
  rows,
  next,
  total: { count: 5, exact },
});
const first = page([1, 2], 'b');
const second = page([3, 4], 'c');
const third = page([5], null);
const pages: Readonly<Record<string, WalkedPage<number>>> = { a: first, b: second, c: third };

const walk = (limit: number, given = pages): readonly Step<number>[] => {
  const steps: Step<number>[] = [];
  pageThrough((cursor) => of(given[cursor ?? 'a']!), limit).subscribe((step) => steps.push(step));
  return steps;
};

test(
  'pages come one after the other, the next asked for when the last is there',
  marbles(({ cold, expectObservable, flush }) => {
    const asked: (string | undefined)[] = [];
    const load = (cursor: string | undefined) => {
      asked.push(cursor);
      return cold('--(p|)', { p: pages[cursor ?? 'a']! });
    };
    const step = (more: object) => ({ total: 5, isCut: false, ...more });
    expectObservable(pageThrough(load, 100)).toBe('--x-y-(z|)', {
      x: step({ rows: [1, 2], soFar: 2, next: 'b' }),
      y: step({ rows: [3, 4], soFar: 4, next: 'c' }),
      z: step({ rows: [5], soFar: 5, next: null }),
    });
    flush();
    expect(asked).toEqual([undefined, 'b', 'c']);
  }),
);

test(
  'whoever turns away asks for nothing more',
  marbles(({ cold, expectObservable, expectSubscriptions }) => {
    const source = cold('---(p|)', { p: first });
    expectObservable(
      pageThrough(() => source, 100),
      '-----!',
    ).toBe('---x', { x: { rows: [1, 2], soFar: 2, next: 'b', total: 5, isCut: false } });
    expectSubscriptions(source.subscriptions).toBe(['^--!', '---^-!']);
  }),
);

test('at the limit the walk ends, in the middle of a page if need be, and says that it does', () => {
  expect(walk(3).map(({ rows }) => rows)).toEqual([[1, 2], [3]]);
  expect(walk(3).at(-1)).toMatchObject({ soFar: 3, next: null, isCut: true });
  expect(walk(4).at(-1)).toMatchObject({ soFar: 4, next: null, isCut: true });
  expect(walk(5).at(-1)).toMatchObject({ soFar: 5, next: null, isCut: false });
});

test('a count that stopped early is no total', () => {
  expect(walk(100, { a: page([1], null, false) })[0]).not.toHaveProperty('total');
});

test('an empty page ends the walk, whatever it points at', () => {
  expect(walk(100, { a: page([], 'a') })).toEqual([
    { rows: [], soFar: 0, total: 5, next: null, isCut: false },
  ]);
});
