import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { firstValueFrom, of } from 'rxjs';
import {
  loginByAuthCall,
  loginByQrCodeCall,
  loginBySmsCall,
  loginByTokenCall,
} from '#features/auth/contract';
import { events as auth } from '#features/auth/events';
import { vault } from '#features/auth/vault';
import { loginByTicketCall } from '#features/ticket-login/contract';
import { events as notices } from '#features/notices/events';
import { axiosTransport } from '#infra/gateway/axios-transport';
import { requestOf } from '#src/contract/call';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { programGateway } from '#src/program/gateway';
import { joinStore } from '#src/program/join-store';
import { aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

let body: unknown = {};
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
});
let origin = '';

beforeAll(async () => {
  axios.defaults.adapter = 'http';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const opened = () => {
  const said: Message[] = [];
  const ports = fakePorts();
  const wire = { ...joinStore(), say: (message: Message) => said.push(message) as unknown as void };
  const bases = {
    core: origin,
    manage: origin,
    common: origin,
    base: origin,
    signing: false,
    protect: false,
  };
  const send = programGateway({
    ports,
    wire,
    configuration: Promise.resolve(bases),
    transport: () => axiosTransport(bases),
    passCaptcha: ({ request, asking, goOn }) => (asking ? of(asking) : goOn(request)),
    businessPath: (through) => through,
  });
  const ask = (request: ApiRequest) =>
    firstValueFrom(send(request)).then(
      () => 'answered',
      () => 'refused',
    );
  return { ask, said, secrets: vault(ports) };
};

test('[STATUS-200] a warning of a quiet call that succeeds stands on the screen, under 提示', async () => {
  body = { statusCode: 200, businessMsg: '', warnMsg: ['数据截至九月'], data: null };
  const { ask, said } = opened();
  expect(await ask({ method: 'GET', path: '/home/index', quiet: true })).toBe('answered');
  expect(said).toEqual([notices.noticeRaised({ type: 'warning', title: '提示', text: '数据截至九月' })]);
});

const chosen = { globalId: '6001', userName: '企业子账号', deviceId: 'd' };
const credentials = {
  username: 'anomaly',
  password: 'Zaojia@2026',
  validate: '-1',
  deviceId: 'd',
  rememberLoginStatus: true,
};
test.each([
  ['by account', requestOf(loginByAuthCall, { body: credentials })],
  ['by phone', requestOf(loginBySmsCall, { body: chosen })],
  ['by QR code', requestOf(loginByQrCodeCall, { body: chosen })],
  ['by a ticket', requestOf(loginByTicketCall, { body: { ticket: 'of the account service' } })],
  ['by a token in the address', requestOf(loginByTokenCall, { body: { accessToken: 'in the address' } })],
])(
  '[STATUS-333] %s, the form that opens is for the account of the answer, whoever is here',
  async (_, request) => {
    const data = { account: 'a***y', reportToken: '7000000001.signed' };
    body = { statusCode: 333, businessMsg: '登录异常', warnMsg: [], data };
    const { ask, said, secrets } = opened();
    secrets.store({ accessToken: 'stored', casId: 'cas', globalId: '6001', isNewUser: false }, true);
    secrets.keepUser(aUser({ accountName: 'vip' }));
    // Sealing is another layer's business; without a key there is none.
    const { sealed: _sealed, ...plain } = { sealed: true, ...request };
    expect(await ask({ ...plain, session: 'none', quiet: true })).toBe('refused');
    expect(said).toEqual([auth.anomalyFound(data)]);
  },
);
