import { randomUUID } from 'node:crypto';
import { testApp } from '#tests/support/app';

const app = testApp();
const register = async (token: string, globalId: string) => {
  const { envelope } = await app.ask<{ firstTrial: boolean } | null>({
    method: 'POST',
    url: '/pb/api/web/externalAdditionalBusiness',
    headers: { accesstoken: token, 'idempotency-key': randomUUID() },
    payload: { globalId, accountName: 'member', passwordMobile: '', source: 'gccp' },
  });
  return [envelope.statusCode, envelope.data];
};

test('[SESSION-014] the session of a ticket knows the product it was issued for; one of a password knows none', async () => {
  const byPassword = await app.logIn('member');
  const { accessToken, globalId } = byPassword.envelope.data!;
  expect(await register(accessToken, globalId)).toEqual([400, null]);

  const ticket = await app.ask<{ ticket: string }>({
    method: 'GET',
    url: `/dev/ticket?timestamp=${Date.now()}&serviceKey=zaojia-demo`,
    headers: { cookie: 'dev_account=member; dev_source=gccp' },
  });
  const { envelope } = await app.form<{ accessToken: string }>(
    '/api/web/loginByTicket',
    ticket.envelope.data,
  );
  expect(await register(envelope.data.accessToken, globalId)).toEqual([200, { firstTrial: true }]);
});
