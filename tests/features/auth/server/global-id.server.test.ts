import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { aVisitor, tokenIn } from './a-visitor';

const app = testApp();

test('[CALL-021] a member learns their own global id and nobody else’s', async () => {
  const login = await aVisitor(app, 'office').logIn('vip');
  const ask = async (userid: string) =>
    (await app.form('/api/web/getGlobalIdByUserId', { userid }, { accessToken: tokenIn(login) })).envelope;
  expect((await ask('vip')).data).toEqual({ globalId: login.envelope.data?.globalId });
  expect(await ask('member')).toMatchObject({ statusCode: codes.vipOnly, data: null });
  expect(await ask('no-such-name')).toEqual(await ask('member'));
});
