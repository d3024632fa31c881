import { readConfiguration } from '#infra/gateway/configuration';

const answering = (body: string) => () => Promise.resolve(new Response(body));
const sameOrigin = { core: '', manage: '', common: '', base: '', signing: false, protect: false };

test('[ENV-004][CALL-038][OPS-010] takes the four bases from /config.json', async () => {
  const bases = { core: 'https://core.example', manage: '', common: '', base: '' };
  const load = jest.fn(answering(JSON.stringify(bases)));
  const read = await readConfiguration(load);
  expect(load.mock.calls).toEqual([['/config.json']]);
  expect(read).toEqual({
    ...bases,
    signing: false,
    protect: false,
  });
});

test.each([
  ['no answer', () => Promise.reject(new Error('offline'))],
  ['no JSON', answering('<html>')],
  ['another shape', answering('{"core":1}')],
])('[ENV-006] every base is this origin with %s', async (_, load) => {
  expect(await readConfiguration(load)).toEqual(sameOrigin);
});
