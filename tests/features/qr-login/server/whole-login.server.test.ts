import { from } from 'rxjs';
import WebSocket from 'ws';
import { qrLogin } from '#features/qr-login/index';
import { commands } from '#features/qr-login/commands';
import { events } from '#features/qr-login/events';
import { selectCode } from '#features/qr-login/selectors';
import { pushChannel } from '#infra/browser/push-channel';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { fakePorts } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';
import { waitUntil } from '#tests/support/wait-until';
import { aBrowser, qrServers, type Code } from './a-qr-server';

const servers = qrServers();
const originOf = () => servers.origins[0] ?? '';
const desk = aBrowser(originOf, 'desk');
const phone = aBrowser(originOf, 'phone');

/** The slice in a real store, over the real server; its sockets can be cut. */
const aTab = () => {
  const sockets: WebSocket[] = [];
  const heard: Message[] = [];
  let uuid = '';
  const ask = async ({ path, query, method, body }: ApiRequest) => {
    const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
    const { statusCode, data } = await desk.call(
      path + search,
      method === 'POST' ? { body: body ?? {} } : {},
    );
    if (path.endsWith('/getQrcode')) uuid = (data as Code).uuid;
    const reply = aReply(statusCode, { data });
    if (statusCode !== 200) throw new CallRefused(reply);
    return reply;
  };
  class CookieSocket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie: desk.cookie(), origin: originOf() } });
      sockets.push(this);
    }
  }
  const view = { location: { origin: originOf() }, WebSocket: CookieSocket } as unknown as Window &
    typeof globalThis;
  const { store, join } = createProgramStore({
    ports: fakePorts({ send: (request: ApiRequest) => from(ask(request)) }),
    standing: {},
    middleware: [
      () => (next) => (action) => {
        heard.push(action as Message);
        return next(action);
      },
    ],
  });
  join(qrLogin, pushChannel(view));
  const reach = (step: string) =>
    waitUntil(
      () => Promise.resolve(selectCode(store.getState()).step as string),
      (now) => now === step,
    );
  return { store, heard, sockets, reach, uuid: () => uuid };
};

test('[QR-013][QR-014] fault 33: a login by a code, its channel cut at “scanned”, ends in the only account', async () => {
  const token = await phone.logIn('member');
  const { store, heard, sockets, reach, uuid } = aTab();
  store.dispatch(commands.showCode());
  await reach('waiting');
  await phone.scan(token, uuid());
  await reach('scanned');
  sockets[0]?.terminate();
  await phone.answer(token, uuid());
  await reach('entering');
  expect(sockets).toHaveLength(2);
  expect(heard.filter(events.codeScanned.match)).toHaveLength(1);
  expect(heard.find(events.accountChosen.match)?.payload).toMatchObject({ userName: 'member' });
  await waitUntil(
    () => Promise.resolve(sockets.map(({ readyState }) => readyState)),
    (states) => states.every((state) => state === WebSocket.CLOSED),
  );
});

test('[QR-006][QR-007] a phone with several accounts stands to choice', async () => {
  const token = await phone.logIn('enterprise09');
  const { store, reach, uuid } = aTab();
  store.dispatch(commands.showCode());
  await reach('waiting');
  await phone.scan(token, uuid());
  await phone.answer(token, uuid());
  await reach('choosing');
  const { accounts, isCompany } = selectCode(store.getState());
  expect([accounts.length, isCompany]).toEqual([3, true]);
  store.dispatch(commands.chooseAccount({ globalId: accounts[0]?.globalId ?? '' }));
  await reach('entering');
});

test('[QR-015] a login declined on the phone is an expired code', async () => {
  const token = await phone.logIn('vip');
  const { store, reach, uuid } = aTab();
  store.dispatch(commands.showCode());
  await reach('waiting');
  await phone.scan(token, uuid());
  await phone.answer(token, uuid(), false);
  await reach('expired');
});
