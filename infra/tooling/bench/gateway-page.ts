import { codes } from '#src/contract/codes';
import { CompactEncrypt, importJWK } from 'jose';
import { lastValueFrom, of } from 'rxjs';
import { loginByAuthCall, loginByTokenCall } from '#features/auth/contract';
import { versionCall } from '#features/version/contract';
import { requestOf } from '#src/contract/call';
import { handshakeCall } from '#src/contract/handshake';
import { SEAL_ALGORITHM, SEAL_CIPHER } from '#src/contract/sealed-body';
import type { ApiReply, ApiRequest, Send } from '#src/kernel/send';
import { openDeviceKey, type DeviceKey } from '#infra/browser/signing/device-key';
import { signingLayer } from '#infra/browser/signing/signing-layer';
import { axiosTransport } from '#infra/gateway/axios-transport';
import { gateway, type Layer } from '#infra/gateway/gateway';
import type { WireRequest } from '#infra/gateway/wire-request';
import { plainLayers } from './layers';

export interface PagePlan {
  readonly username: string;
  readonly password: string;
  readonly rounds: number;
}
/** Milliseconds of one call, one figure for each round. */
export type PageTimes = Readonly<Record<string, readonly number[]>>;
declare global {
  // A page has no other way to hand its bench to whoever drives it.
  var benchGateway: (plan: PagePlan) => Promise<PageTimes>;
}

const WARM_UP = 5;
const base = { core: '', manage: '', common: '', base: '' };
const reply: ApiReply = { httpStatus: 200, statusCode: codes.ok, businessMsg: '', warnMsg: [], data: {} };

/** An answer as the server would seal it to this page: opening it costs what it always does. */
const sealedReply = async ({ publicKeys }: DeviceKey): Promise<ApiReply> => {
  const envelope = { statusCode: codes.ok, businessMsg: '', warnMsg: [], data: { ok: true } };
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(envelope)))
    .setProtectedHeader({ alg: SEAL_ALGORITHM, enc: SEAL_CIPHER })
    .encrypt(await importJWK({ ...publicKeys.answering }, SEAL_ALGORITHM));
  return { ...reply, data };
};

globalThis.benchGateway = async ({ username, password, rounds }) => {
  const device = await openDeviceKey();
  let accessToken: string | undefined;
  const signing = () =>
    signingLayer({
      addressOf: ({ path }) => new URL(path, location.href).href,
      openKey: () => Promise.resolve(device),
    });
  const layered = (transport: Send, ...more: readonly Layer[]): Send => {
    const plan = { path: () => undefined, accessToken: () => accessToken, deviceId: device.thumbprint };
    return gateway(transport, ...Object.values(plainLayers(plan)), ...more);
  };

  const wire = axiosTransport(base);
  const sealed = await sealedReply(device);
  /** Only the keys are agreed over the wire. */
  const memory: Send = (request: WireRequest) =>
    request.path === handshakeCall.path ? wire(request) : of(request.sealed ? sealed : reply);

  const signedWire = layered(wire, signing());
  const body = {
    username,
    password,
    validate: '-1',
    deviceId: device.thumbprint,
    rememberLoginStatus: false,
  };
  const login = await lastValueFrom(signedWire({ ...requestOf(loginByAuthCall, { body }), session: 'none' }));
  const token = (login.data as { readonly accessToken: string }).accessToken;

  const version: ApiRequest = requestOf(versionCall);
  const secret: ApiRequest = requestOf(loginByTokenCall, { body: { accessToken: 'x'.repeat(43) } });
  const [plainMemory, signedMemory] = [layered(memory), layered(memory, signing())];
  const ask = (send: Send, request: ApiRequest, shown?: string) => async () => {
    accessToken = shown;
    await lastValueFrom(send(request)).catch(() => undefined);
  };
  const ways: Readonly<Record<string, { readonly calls: number; readonly run: () => Promise<void> }>> = {
    'bare, in memory': { calls: 200, run: ask(memory, version) },
    'all layers, in memory': { calls: 200, run: ask(plainMemory, version) },
    'all layers and signing, in memory': { calls: 10, run: ask(signedMemory, version, token) },
    'all layers, signing and sealing, in memory': { calls: 10, run: ask(signedMemory, secret) },
    'bare axios': { calls: 5, run: ask(wire, version) },
    'all layers over axios': { calls: 5, run: ask(layered(wire), version) },
    'all layers and signing over axios': { calls: 5, run: ask(signedWire, version, token) },
  };

  const times: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [name, { calls, run }] of Object.entries(ways)) {
      // The page's clock is coarse: many calls are timed as one.
      const start = performance.now();
      for (let call = 0; call < calls; call += 1) await run();
      if (round >= 0) times[name]?.push((performance.now() - start) / calls);
    }
  }
  return times;
};
