import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApp } from '#tests/support/app';

const { app } = testApp();
const get = (headers: Record<string, string>) =>
  app().inject({ method: 'GET', url: '/openapi.json', headers });

test('the description of the calls comes compressed as it was made, and not again to whoever has it', async () => {
  const plain = await get({ 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toMatchObject({ openapi: '3.0.3' });
  const [br, zipped] = [
    await get({ 'accept-encoding': 'gzip, br' }),
    await get({ 'accept-encoding': 'gzip, br;q=0' }),
  ];
  expect([br.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  const etag = String(br.headers.etag);
  expect(await get({ 'if-none-match': etag })).toMatchObject({
    statusCode: 304,
    rawPayload: Buffer.alloc(0),
  });
});
