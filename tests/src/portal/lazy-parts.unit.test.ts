/** @jest-environment node */
import { overlaysPart } from '#src/portal/lazy-parts';

const openOverlays = jest.fn<Promise<object>, []>();

jest.mock('#src/portal/lazy-chunks', () => ({
  overlaysChunk: { load: () => Promise.resolve({ openOverlays: () => openOverlays() }) },
}));
jest.mock('#src/portal/portal-store', () => ({ join: () => undefined, portalContext: () => ({}) }));

test('what lies over every page is opened once, however often it is asked for, and again after it failed', async () => {
  openOverlays.mockRejectedValueOnce(new Error('a slice broke'));
  const first = await Promise.allSettled([overlaysPart.load(), overlaysPart.load()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(openOverlays).toHaveBeenCalledTimes(1);

  const views = { GlobalOverlays: () => null };
  openOverlays.mockResolvedValue(views);
  expect(await Promise.all([overlaysPart.load(), overlaysPart.load()])).toEqual([views, views]);
  expect(openOverlays).toHaveBeenCalledTimes(2);
});
