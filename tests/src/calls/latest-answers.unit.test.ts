import { selectPartIn, withAnswer, withFailure, withRequest, type Answers } from '#src/calls/latest-answers';
import type { PartsOfShop } from './parts-of-shop';

type Shop = Answers<PartsOfShop, { readonly page: number }>;
const problem = { code: 500, message: '断了' };
const none: Shop = {};
const open = withAnswer<Shop>(withRequest(none, { part: 'shelf', query: { page: 2 } }), {
  part: 'shelf',
  data: '苹果',
});

test('an answer stands under what it was asked with, and leaves the other parts alone', () => {
  expect(open).toEqual({ shelf: { status: 'shown', query: { page: 2 }, data: '苹果' } });
  expect(withAnswer<Shop>(open, { part: 'till', data: 7 }).shelf).toBe(open.shelf);
});

test('data of one part are none of another', () => {
  // @ts-expect-error The till counts; it holds no fruit.
  const mistaken = withAnswer<Shop>(open, { part: 'till', data: '苹果' });
  expect(mistaken.shelf).toBe(open.shelf);
});

test('what stands is shown until the next answer comes', () => {
  expect(withRequest(open, { part: 'shelf', query: { page: 3 } }).shelf).toEqual({
    status: 'loading',
    query: { page: 3 },
    data: '苹果',
  });
  expect(withRequest(open, { part: 'shelf' }).shelf).toEqual({ status: 'loading', data: '苹果' });
});

test('nothing stands in the place of what it is not of', () => {
  const asked = (page: number) =>
    withRequest(
      open,
      { part: 'shelf', query: { page } },
      (before?: { readonly page: number }, now?: { readonly page: number }) => before?.page === now?.page,
    ).shelf;
  expect(asked(2)?.data).toBe('苹果');
  expect(asked(3)).toEqual({ status: 'loading', query: { page: 3 } });
});

test('a failure takes the place of what stood, and knows what to ask again with', () => {
  expect(withFailure<Shop>(open, { part: 'shelf', problem }).shelf).toEqual({
    status: 'failed',
    query: { page: 2 },
    problem,
  });
});

test('a failure of what was asked without more has nothing more to ask with', () => {
  expect(withFailure<Shop>(none, { part: 'till', problem })).toEqual({ till: { status: 'failed', problem } });
});

test('an answer after a failure has no problem', () => {
  const failed = withFailure<Shop>(none, { part: 'till', problem });
  expect(withAnswer<Shop>(failed, { part: 'till', data: 7 }).till).toEqual({ status: 'shown', data: 7 });
});

test('what was never asked for is idle, and always the same', () => {
  const select = selectPartIn<PartsOfShop, { readonly page: number }>(() => open);
  expect(select('shelf')({})).toBe(open.shelf);
  expect(select('till')({})).toEqual({ status: 'idle' });
  expect(select('till')({})).toBe(select('till')({}));
});
