import { testApp } from '#tests/support/app';

const { app, ask, db } = testApp();

const post = async (url: string, form: FormData) => {
  const request = new Response(form);
  return ask({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
};
const formOf = (fields: Readonly<Record<string, string | Blob>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const jumps = async (id: string) => {
  const { rows } = await db.pool.query<{ jumps: number }>('select jumps::int from promotion where id = $1', [
    id,
  ]);
  return rows[0]?.jumps;
};
const aPromotion = async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into promotion (place, title, jumped_url) values ('entrance', 'x', '/static') returning id::text`,
  );
  return rows[0]?.id ?? '';
};

const JUMP = '/pb/home/popupJump';
const unreadable = { httpStatus: 400, envelope: { statusCode: 400, businessMsg: '请求内容的格式不正确' } };

test('[CALL-049] a jump is told in a multipart form', async () => {
  const id = await aPromotion();
  expect(await post(JUMP, formOf({ id }))).toMatchObject({ httpStatus: 200, envelope: { statusCode: 200 } });
  expect(await jumps(id)).toBe(1);
});

test('[CALL-049] its fields are held to the contract', async () => {
  expect(await post(JUMP, formOf({ id: 'x' }))).toMatchObject({
    httpStatus: 400,
    envelope: { businessMsg: '推广编号不正确' },
  });
});

test('a file is taken by no call, and a form that breaks off is refused', async () => {
  expect(await post(JUMP, formOf({ id: new Blob(['1']) }))).toMatchObject(unreadable);
  const broken = await ask({
    method: 'POST',
    url: JUMP,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n1',
  });
  expect(broken).toMatchObject(unreadable);
});

test('what is no multipart call does not take one', async () => {
  expect(await post('/pb/api/web/logout', formOf({ accessToken: 'x' }))).toMatchObject({ httpStatus: 415 });
  expect((await app().inject({ url: JUMP })).statusCode).toBe(405);
});

test('the OpenAPI document says so', async () => {
  const { body } = await app().inject({ url: '/openapi.json' });
  const { paths } = JSON.parse(body) as {
    readonly paths: Readonly<
      Record<string, { readonly post?: { readonly requestBody: { readonly content: object } } }>
    >;
  };
  expect(Object.keys(paths[JUMP]?.post?.requestBody.content ?? {})).toEqual(['multipart/form-data']);
});
