import { codes } from '#src/contract/codes';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastValueFrom, of } from 'rxjs';
import type { ApiReply, ApiRequest, Send } from '#src/kernel/send';
import { axiosTransport } from '#infra/gateway/axios-transport';
import { gateway } from '#infra/gateway/gateway';
import { MICROSECONDS, machineLine, tableOf, type Row } from './figures';
import { benchGatewayInBrowser } from './gateway-in-browser';
import { plainLayers } from './layers';

const CALLS = 20_000;
const WARM_UP = 2_000;
const WARM_UP_HTTP = 200;

const request: ApiRequest = { method: 'GET', path: '/pb/me', query: { page: 1 }, session: 'required' };
const reply: ApiReply = {
  httpStatus: 200,
  statusCode: codes.ok,
  businessMsg: '',
  warnMsg: [],
  data: { ok: true },
};
const inMemory: Send = () => of(reply);

const member = {
  globalId: '6001',
  path: 'a'.repeat(32),
  relation: ['core', 'pb', 'home', 'api', 'search'],
};

/** Answers come on the same call stack, so subscribing is the whole call. */
const timesOf = (send: Send): readonly number[] => {
  const times: number[] = [];
  for (let call = -WARM_UP; call < CALLS; call += 1) {
    const start = performance.now();
    send(request).subscribe();
    if (call >= 0) times.push(performance.now() - start);
  }
  return times;
};

const timesOverHttp = async (): Promise<readonly number[]> => {
  const body = JSON.stringify({ statusCode: codes.ok, businessMsg: '', warnMsg: [], data: { ok: true } });
  const server = createServer((_incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = axiosTransport({ core: origin, manage: origin, common: origin, base: origin });
  const times: number[] = [];
  for (let call = -WARM_UP_HTTP; call < CALLS; call += 1) {
    const start = performance.now();
    await lastValueFrom(send(request));
    if (call >= 0) times.push(performance.now() - start);
  }
  server.closeAllConnections();
  server.close();
  return times;
};

/** What the layers add to a call, beside the call without them and beside one over axios. */
export const benchGateway = async (): Promise<readonly string[]> => {
  const all = Object.entries(plainLayers({ path: () => member, accessToken: () => 'token' }));
  const rows: readonly Row[] = [
    { what: 'in-memory transport, bare', times: timesOf(inMemory) },
    ...all.map(([name, layer]): Row => ({ what: `  with ${name} alone`, times: timesOf(layer(inMemory)) })),
    {
      what: `in-memory transport, all ${all.length} layers`,
      times: timesOf(gateway(inMemory, ...all.map(([, layer]) => layer))),
    },
    { what: 'axios transport, bare, to a local server in this process', times: await timesOverHttp() },
  ];
  return [
    `gateway in Node: one GET after another, ${CALLS} of each kind after ${WARM_UP} to warm up (${WARM_UP_HTTP} over axios)`,
    machineLine(),
    ...tableOf(rows, 0.99, MICROSECONDS),
    '',
    ...(await benchGatewayInBrowser()),
  ];
};
