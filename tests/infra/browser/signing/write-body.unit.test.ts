import { written } from '#infra/browser/signing/sign';
import type { WireRequest } from '#infra/gateway/wire-request';

const textOf = ({ bytes }: WireRequest) => new TextDecoder().decode(bytes);

test('a JSON body becomes UTF-8 bytes with its type', async () => {
  const request = await written({
    method: 'POST',
    path: '/a',
    body: { name: '李' },
    headers: { validateData: 'v' },
  });
  expect(textOf(request)).toBe('{"name":"李"}');
  expect(request.headers).toEqual({ validatedata: 'v', 'content-type': 'application/json' });
});

test('a form body leaves out what is not given', async () => {
  const request = await written({
    method: 'POST',
    path: '/a',
    bodyKind: 'form',
    body: { a: 'x y', b: undefined, c: 0 },
  });
  expect(textOf(request)).toBe('a=x+y&c=0');
  expect(request.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded' });
});

test('a multipart body can be read with the type that is signed with it', async () => {
  const { headers = {}, bytes } = await written({
    method: 'POST',
    path: '/a',
    bodyKind: 'multipart',
    body: { name: '李 "x"', none: undefined, count: 2 },
  });
  const form = await new Response(bytes, { headers }).formData();
  expect([...form]).toEqual([
    ['name', '李 "x"'],
    ['count', '2'],
  ]);
});

test('the query becomes part of the path, behind one that is there already', async () => {
  const query = { q: '钢', page: 1, none: undefined };
  expect(await written({ method: 'GET', path: '/a', query })).toEqual({
    method: 'GET',
    path: '/a?q=%E9%92%A2&page=1',
  });
  expect((await written({ method: 'GET', path: '/a?x=1', query })).path).toBe('/a?x=1&q=%E9%92%A2&page=1');
  expect(await written({ method: 'GET', path: '/a', query: {} })).toEqual({ method: 'GET', path: '/a' });
});

test('bytes that are there already are not touched', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  expect((await written({ method: 'POST', path: '/a', body: { a: 1 }, bytes })).bytes).toBe(bytes);
});
