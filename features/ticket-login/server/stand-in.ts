import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { route, type Route } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import { standInAccountCall, standInTicketCall } from '../contract-stand-in';
import { issueTicket, spendTicket } from './tickets';

/** What /config.json says of them in demo mode. */
export const STAND_IN = {
  ticket: { url: '/dev/ticket', serviceKey: 'zaojia-demo' },
  signOnImage: '/dev/sign-on',
} as const;

const COOKIE = 'dev_account';
const SOURCE_COOKIE = 'dev_source';
const WINDOW_MS = 5 * 60 * 1_000;
const WEEK_S = 7 * 24 * 60 * 60;
/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const cookieIn = ({ cookie }: Headers, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w.-]{1,64})(?:;|$)`).exec(String(cookie ?? ''))?.[1];
const globalIdOf = async (pool: Pool, account: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ globalId: string }>(
    'select global_id as "globalId" from account where username = $1',
    [account],
  );
  return rows[0]?.globalId;
};

/** A small account service for demonstrations; registered in demo mode alone. It asks for no password. */
export const standInRoutes = ({
  pool,
  now = Date.now,
}: {
  readonly pool: Pool;
  readonly now?: () => number;
}): readonly Route[] => [
  route(standInAccountCall, async ({ query: { account, source }, reply }) => {
    if (!(await globalIdOf(pool, account))) throw new ApiError(codes.notFound, '没有这个账号');
    reply.setHeader('set-cookie', `${COOKIE}=${account}; Path=/dev/; HttpOnly; SameSite=Lax`);
    if (source) {
      reply.setHeader('set-cookie', `${SOURCE_COOKIE}=${source}; Path=/dev/; HttpOnly; SameSite=Lax`);
      // The portal reads this one itself.
      reply.setHeader('set-cookie', `source_product=${source}; Path=/; SameSite=Lax; Max-Age=${WEEK_S}`);
    }
    return { account, next: '请打开门户首页：/' };
  }),
  route(standInTicketCall, async ({ query, headers }) => {
    const isTimely = Math.abs(now() - Number(query.timestamp)) <= WINDOW_MS;
    if (query.serviceKey !== STAND_IN.ticket.serviceKey || !isTimely)
      throw new ApiError(codes.badRequest, '服务标识或时间戳不正确');
    const account = cookieIn(headers, COOKIE);
    const globalId = account && (await globalIdOf(pool, account));
    if (!globalId) return { ticket: null };
    const source = cookieIn(headers, SOURCE_COOKIE);
    return { ticket: await issueTicket(pool, { globalId, source }, 'login') };
  }),
];

/** The invisible picture: a login spends its ticket, a logout ends the stand-in's own session. */
export const registerSignOnImage = (app: FastifyInstance, pool: Pool): void => {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    STAND_IN.signOnImage,
    async (request, reply) => {
      const { action, token } = request.query;
      if (action === 'login' && typeof token === 'string') {
        const holder = await spendTicket(pool, token, 'sign-on');
        void reply.header('x-sign-on', holder === undefined ? 'refused' : 'accepted');
      }
      if (action === 'logout')
        void reply.header('set-cookie', `${COOKIE}=; Path=/dev/; HttpOnly; SameSite=Lax; Max-Age=0`);
      return reply.type('image/gif').send(PIXEL);
    },
  );
};
