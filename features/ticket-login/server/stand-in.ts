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
const WINDOW_MS = 5 * 60 * 1_000;
const WEEK_S = 7 * 24 * 60 * 60;
/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const accountIn = ({ cookie }: Headers): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=(\\w{1,32})(?:;|$)`).exec(String(cookie ?? ''))?.[1];
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
    // The portal reads this one itself.
    if (source)
      reply.setHeader('set-cookie', `source_product=${source}; Path=/; SameSite=Lax; Max-Age=${WEEK_S}`);
    return { account, next: '请打开门户首页：/' };
  }),
  route(standInTicketCall, async ({ query, headers }) => {
    const isTimely = Math.abs(now() - Number(query.timestamp)) <= WINDOW_MS;
    if (query.serviceKey !== STAND_IN.ticket.serviceKey || !isTimely)
      throw new ApiError(codes.badRequest, '服务标识或时间戳不正确');
    const account = accountIn(headers);
    const globalId = account && (await globalIdOf(pool, account));
    return { ticket: globalId ? await issueTicket(pool, globalId, 'login') : null };
  }),
];

/** The invisible picture: a login spends its ticket, a logout ends the stand-in's own session. */
export const registerSignOnImage = (app: FastifyInstance, pool: Pool): void => {
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    STAND_IN.signOnImage,
    async (request, reply) => {
      const { action, token } = request.query;
      if (action === 'login' && typeof token === 'string') {
        const globalId = await spendTicket(pool, token, 'sign-on');
        void reply.header('x-sign-on', globalId === undefined ? 'refused' : 'accepted');
      }
      if (action === 'logout')
        void reply.header('set-cookie', `${COOKIE}=; Path=/dev/; HttpOnly; SameSite=Lax; Max-Age=0`);
      return reply.type('image/gif').send(PIXEL);
    },
  );
};
