import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import { age, aVisitor, tokenIn } from './a-visitor';

const app = testApp();
const home = aVisitor(app, 'home');

test('[CALL-025] alive says whether the session holds', async () => {
  const token = tokenIn(await home.logIn('vip'));
  expect((await home.alive(token)).envelope).toMatchObject({ statusCode: codes.ok, data: { alive: true } });
  await age(app.db.pool, token, 'expires_at', 1_801);
  expect((await home.alive(token)).envelope.statusCode).toBe(codes.sessionExpired);
  expect((await app.ask({ url: '/pb/api/web/alive' })).envelope.statusCode).toBe(codes.notLoggedIn);
});
