import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';

const Detail = ({ id }: { readonly id: string }) => <p>详情 {id}</p>;
const pageIn = (fetch: () => Promise<{ readonly Detail: typeof Detail }>) => {
  const chunk = lazyChunk(fetch);
  const View = lazyView(chunk, (pages) => pages.Detail);
  return {
    chunk,
    draw: () =>
      renderToStaticMarkup(
        <Suspense fallback="正在载入">
          <View id="7" />
        </Suspense>,
      ),
  };
};

test('a view whose part has not come is waited for', () => {
  expect(pageIn(() => Promise.resolve({ Detail })).draw()).toContain('正在载入');
});

test('a view whose part has come is drawn at once, without a waiting place', async () => {
  const { chunk, draw } = pageIn(() => Promise.resolve({ Detail }));
  await chunk.load();
  expect(draw()).toBe('<p>详情 7</p>');
});

test('a part that did not arrive is asked for again', async () => {
  const fetch = jest.fn(() => Promise.resolve({ Detail }));
  fetch.mockRejectedValueOnce(new Error('offline'));
  const { chunk, draw } = pageIn(fetch);
  await expect(chunk.load()).rejects.toThrow('offline');
  expect(chunk.loaded()).toBeUndefined();
  await chunk.load();
  expect(draw()).toContain('详情 7');
});
