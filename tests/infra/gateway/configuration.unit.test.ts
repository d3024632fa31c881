import { readConfiguration } from '../../../infra/gateway/configuration';

const answering = (body: string) => () => Promise.resolve(new Response(body));
const sameOrigin = { core: '', manage: '', common: '', base: '', signing: false, protect: false };

test('[ENV-004][CALL-038] takes the four bases from /config.json', async () => {
  const bases = { core: 'https://core.example', manage: '', common: '', base: '' };
  expect(await readConfiguration(answering(JSON.stringify(bases)))).toEqual({
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
