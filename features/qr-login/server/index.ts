import { toString as draw } from 'qrcode';
import { codes } from '#src/contract/codes';
import { placeOf as placeInRegister } from '#infra/server/http/address-register';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { member, route } from '#infra/server/http/route';
import { agentOf } from '#infra/server/http/user-agent';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { grantPermits, presentDevice } from '#infra/server/security/login-permits';
import type { ServerSlice } from '#infra/server/server-slice';
import { customersCall, qrcodeCall, qrcodeStatusCall, qrConfirmCall, qrScannedCall } from '../contract';
import { browserCookie } from './browser-cookie';
import { customersOf } from './customers';
import { answerCode, openChannel, openCode, scanCode, takeTicket } from './store';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Turns a uuid into what the phone opens: an address of this portal, unless another provider scans for it. */
type CodeAddress = (uuid: string, headers: Headers) => string;

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/i;

/** The asking page's own origin; a browser that lies about it misleads nobody but itself. */
export const portalAddress: CodeAddress = (uuid, { origin, host }) => {
  const own = typeof origin === 'string' && ORIGIN.test(origin) ? origin : `http://${String(host ?? '')}`;
  return `${own}/#/qr/${uuid}`;
};

/** Data URI of an SVG: sharp at every size, and smaller than a PNG. The white margin is part of the code. */
export const drawCode = async (text: string): Promise<string> => {
  const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

export { registerPush } from './push-route';

const TOO_MANY = '获取二维码过于频繁，请稍后再试';
const EXPIRED = '二维码已失效，请刷新后重新扫码';
const TICKET_SPENT = '登录凭证已失效，请重新扫码';

const WINDOW_S = 600;
const perDevice = { name: 'qr.device', limit: 60, windowS: WINDOW_S };
/** An office behind one address. */
const perNetwork = { name: 'qr.network', limit: 600, windowS: WINDOW_S };

export interface QrLoginParts {
  readonly database: Database;
  /** Accounts of the demo mode may enter. */
  readonly demo?: boolean;
  readonly addressOf?: CodeAddress;
  readonly placeOf?: (ip: string) => string;
}

export const qrLoginServer = ({
  database,
  demo = false,
  addressOf = portalAddress,
  placeOf = placeInRegister,
}: QrLoginParts): ServerSlice => {
  const { pool } = database;
  return {
    routes: [
      route(qrcodeCall, async (context) => {
        const { headers, ip } = context;
        const deviceId = presentDevice(headers);
        const isGranted =
          (await consumeRateLimit(pool, { ...perDevice, key: deviceId })) &&
          (await consumeRateLimit(pool, { ...perNetwork, key: networkOf(ip) }));
        if (!isGranted) throw new ApiError(codes.tooManyRequests, TOO_MANY);
        const cookie = browserCookie(headers);
        const agent = agentOf(String(headers['user-agent'] ?? ''));
        const uuid = await openCode(pool, { ...agent, place: placeOf(ip), deviceId, cookie: cookie.secret });
        context.reply.setHeader('set-cookie', cookie.line);
        return { qrCode: await drawCode(addressOf(uuid, headers)), uuid };
      }),
      route(qrcodeStatusCall, async (context) => {
        const sessionId = await openChannel(pool, {
          uuid: context.query.uuid,
          deviceId: presentDevice(context.headers),
        });
        if (sessionId === undefined) throw new ApiError(codes.notFound, EXPIRED);
        return { sessionId };
      }),
      route(qrScannedCall, async (context) => {
        const { accountId, accountName } = member(context);
        const request = await scanCode(pool, context.body.uuid, accountId);
        if (!request) throw new ApiError(codes.notFound, EXPIRED);
        return { ...request, accountName };
      }),
      route(qrConfirmCall, async (context) => {
        const { accountId, sessionId } = member(context);
        const { uuid, agree } = context.body;
        if (!(await answerCode(pool, uuid, { accountId, agree })))
          throw new ApiError(codes.notFound, EXPIRED);
        const event = agree ? 'qr.confirmed' : 'qr.declined';
        await audit(pool, { event, accountId, sessionId, ip: context.ip });
        return null;
      }),
      route(customersCall, async (context) => {
        const deviceId = presentDevice(context.headers);
        const customers = await database.transaction(async (client) => {
          const accountId = await takeTicket(client, { ...context.query, deviceId });
          if (accountId === undefined) return undefined;
          const found = await customersOf(client, accountId, demo);
          const globalIds = found.flatMap(({ globalId }) =>
            globalId === undefined ? [] : [String(globalId)],
          );
          await grantPermits(client, { deviceId, globalIds, by: 'qr' });
          return found;
        });
        if (!customers) throw new ApiError(codes.loginRefused, TICKET_SPENT);
        return customers;
      }),
    ],
  };
};
