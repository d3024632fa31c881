import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Call, Cost } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { captchaGuard } from '../security/captcha';
import { ApiError } from './api-error';
import { Crowded, fairQueue, type FairQueue, type Release, type Share } from './fair-queue';
import type { Identity } from './identity';
import { keepNewest } from '../keep-newest';
import { leasedLimit } from './leased-limit';
import { listedRows } from './listed-rows';
import { networkOf, senderOf } from './network-of';
import type { Lane } from './route';
import { tokenOf } from './token-of';

const TOO_MANY = '操作过于频繁，请稍后再试';
const CROWDED = '同时进行的操作过多，请稍后再试';

type Counted = Exclude<Cost, 'light'>;
type Rates = Readonly<Record<Counted, number>>;

type Standing = 'vip' | 'rights' | 'other';

export interface CallLimitsPlan {
  /** Calls a minute of one member, wherever they are logged in. */
  readonly ofMember: Rates;
  /** Of visitors from one network, which may be a school; more cost proof of work each. */
  readonly ofNetwork: Rates;
  /** Rows of lists that a member is given within a day. A person scrolls through some tens of thousands at most. */
  readonly rowsOfMember: Readonly<Record<Standing, number>>;
  /** Weight of the calls that are worked at at once: of each lane, of a member, of the visitors from one network. */
  readonly atOnce: Readonly<Record<Lane, number>>;
  readonly shareOfMember: Share;
  readonly shareOfNetwork: Share;
  /** Of the facts from one network, which wait together to be stored as a group. */
  readonly shareOfFacts: Share;
  /** Of a member's files that are printed. */
  readonly shareOfPrinting: Share;
  readonly patienceMs: number;
}

/**
 * Most calls hold one of the twenty connections to the database, details up to five. A log-in holds none while its
 * password is hashed. Every lane has more places than one network or one member may take, so that others find one.
 */
export const CALL_LIMITS: CallLimitsPlan = {
  ofMember: { read: 1_200, write: 300, heavy: 300 },
  ofNetwork: { read: 6_000, write: 1_500, heavy: 1_500 },
  // To look at: ten times what each may export a day, see `ROWS_A_DAY` of the exports.
  rowsOfMember: { vip: 3_000_000, rights: 500_000, other: 50_000 },
  atOnce: { members: 16, sessions: 14, facts: 1_000, printing: 12 },
  // A browser opens six connections to a server.
  shareOfMember: { atOnce: 6, waiting: 200 },
  shareOfNetwork: { atOnce: 8, waiting: 2_000 },
  shareOfFacts: { atOnce: 500, waiting: 2_000 },
  // One file at a time, and two behind it.
  shareOfPrinting: { atOnce: 3, waiting: 2 },
  patienceMs: 10_000,
};

const WEIGHTS: Readonly<Record<Cost, number>> = { light: 1, read: 1, write: 1, heavy: 3 };
const WINDOW_S = 60;
const AGAIN_S = 2;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const KEPT_TOKENS = 20_000;

const standingOf = ({ isVip, hasRights }: Identity): Standing =>
  isVip ? 'vip' : hasRights ? 'rights' : 'other';

const rowsUsedUp = (limit: number, waitS: number): string =>
  `今日列表可读的条数已用完（每日 ${limit.toLocaleString('en-US')} 条），${
    waitS < HOUR_S ? '不到 1 小时' : `约 ${Math.round(waitS / HOUR_S)} 小时`
  }后恢复`;

export interface CallLimits {
  /** Waits for a place before any work is done for the request. @throws ApiError 442 */
  readonly enter: (request: FastifyRequest, cost: Cost, lane: Lane) => Promise<void>;
  /** The answer is there, whatever it says. */
  readonly leave: (request: FastifyRequest) => void;
  /** Counts a call of whoever was identified. @throws ApiError 442, or 980 to a visitor */
  readonly count: (
    call: Pick<Call, 'cost' | 'path'>,
    ask: Pick<FastifyRequest, 'headers' | 'ip' | 'body'> & { readonly identity: Identity | undefined },
    token: string | undefined,
  ) => Promise<void>;
  /**
   * Counts the rows of lists in an answer that changed nothing; analysts' own programs are none of this. @throws
   * ApiError 442
   */
  readonly countRows: (
    call: Pick<Call, 'access' | 'cost'>,
    identity: Identity | undefined,
    data: unknown,
  ) => Promise<void>;
}

/**
 * What a call costs, its contract says; what of it a sender has, is said here. Members are told by their session, so
 * that a school or an office shares nothing but what its visitors do without one.
 */
export const callLimits = (pool: Pool, plan: CallLimitsPlan = CALL_LIMITS): CallLimits => {
  const { patienceMs } = plan;
  const queues: Readonly<Record<Lane, FairQueue>> = {
    members: fairQueue({ atOnce: plan.atOnce.members, patienceMs }),
    sessions: fairQueue({ atOnce: plan.atOnce.sessions, patienceMs }),
    facts: fairQueue({ atOnce: plan.atOnce.facts, patienceMs }),
    printing: fairQueue({ atOnce: plan.atOnce.printing, patienceMs }),
  };
  const take = leasedLimit(pool);
  const guard = captchaGuard(pool);
  const releases = new WeakMap<FastifyRequest, Release>();
  // Whose a token was found to be, by which calls take their turns: a wrong guess costs its sender a place, no more.
  const owners = new Map<string, string>();

  const shareOf = (lane: Lane, member: string | undefined): Share => {
    if (lane === 'facts') return plan.shareOfFacts;
    if (member === undefined) return plan.shareOfNetwork;
    return lane === 'printing' ? plan.shareOfPrinting : plan.shareOfMember;
  };

  return {
    enter: async (request, cost, lane) => {
      const token = tokenOf(request);
      const member = token === undefined ? undefined : owners.get(token);
      const share = shareOf(lane, member);
      const owner = member ?? `network ${networkOf(request.ip)}`;
      const release = await queues[lane].enter(owner, share, WEIGHTS[cost]).catch((error: unknown) => {
        if (!(error instanceof Crowded)) throw error;
        throw new ApiError(codes.tooManyRequests, CROWDED, { retryAfterS: AGAIN_S });
      });
      releases.set(request, release);
      // Whoever has left while waiting is worked for no more.
      if (request.raw.socket.destroyed) throw new ApiError(codes.tooManyRequests, CROWDED);
    },
    leave: (request) => releases.get(request)?.(),
    count: async ({ cost }, ask, token) => {
      const { identity, ip } = ask;
      const sender = senderOf({ identity, ip });
      if (identity && token !== undefined) keepNewest(owners, KEPT_TOKENS, token, sender);
      if (cost === 'light') return;
      const limit = (identity ? plan.ofMember : plan.ofNetwork)[cost];
      const wait = await take({ name: `calls.${cost}`, key: sender, limit, windowS: WINDOW_S });
      if (wait === 0) return;
      if (identity) throw new ApiError(codes.tooManyRequests, TOO_MANY, { retryAfterS: wait });
      await guard({ headers: ask.headers, body: ask.body }, 'call');
    },
    countRows: async ({ access, cost }, identity, data) => {
      if (!identity || access === 'public' || access === 'analyst' || cost === 'light' || cost === 'write')
        return;
      const units = listedRows(data);
      if (units === 0) return;
      // A budget for each standing: whoever becomes more has all of what belongs to it.
      const standing = standingOf(identity);
      const limit = plan.rowsOfMember[standing];
      const key = identity.accountId;
      const wait = await take({ name: `rows.${standing}`, key, limit, windowS: DAY_S, units });
      if (wait > 0) throw new ApiError(codes.tooManyRequests, rowsUsedUp(limit, wait), { retryAfterS: wait });
    },
  };
};

/** In the order of the request: a place first, then the rest; given back with the answer. */
export const queueHooks = (limits: CallLimits, cost: Cost, lane: Lane = 'members') => ({
  preValidation: (request: FastifyRequest) => limits.enter(request, cost, lane),
  onSend: async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
    limits.leave(request);
    return payload;
  },
});
