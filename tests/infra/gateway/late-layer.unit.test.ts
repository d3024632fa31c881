import { lastValueFrom, map, of } from 'rxjs';
import { lateLayer, PART_MISSING } from '#infra/gateway/late-layer';
import type { Layer } from '#infra/gateway/gateway';
import type { ApiRequest } from '#src/kernel/send';
import { anAnswer } from '#tests/support/replies';

const plain: ApiRequest = { method: 'GET', path: '/plain' };
const special: ApiRequest = { method: 'GET', path: '/special' };
const marking: Layer = (send) => (request) =>
  send(request).pipe(map((reply) => ({ ...reply, businessMsg: 'marked' })));
const through = (load: () => Promise<Layer>) => {
  const send = lateLayer(({ path }) => path === '/special', load)(() => of(anAnswer(null)));
  return (request: ApiRequest) => lastValueFrom(send(request));
};

test('is fetched once, and only when a request needs it', async () => {
  const load = jest.fn(() => Promise.resolve(marking));
  const call = through(load);
  expect(await call(plain)).toMatchObject({ businessMsg: '' });
  expect(load).not.toHaveBeenCalled();
  const replies = await Promise.all([call(special), call(special), call(special)]);
  expect(replies.map(({ businessMsg }) => businessMsg)).toEqual(['marked', 'marked', 'marked']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that did not load is told in words, and tried again by the next request', async () => {
  const load = jest.fn(() => Promise.resolve(marking));
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const call = through(load);
  await expect(call(special)).rejects.toThrow(PART_MISSING);
  expect(await call(special)).toMatchObject({ businessMsg: 'marked' });
});
