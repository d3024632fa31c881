import type { Pool } from 'pg';
import { hasRights, type Identity } from '#infra/server/http/identity';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { LIVING } from './living';
import { OVER, type EndedBy } from './login-messages';
import { TODAY } from '#infra/server/postgres/today';
import { digestOf, GRACE, TOKEN_LIFE_S } from './sessions';

const TOKEN_LIFE = `interval '${TOKEN_LIFE_S} seconds'`;
/** Writing the last use with every request would make each read a write. */
const TOUCH_EVERY = "interval '60 seconds'";

interface Found extends Identity {
  readonly endedBy: EndedBy | null;
  readonly isLocked: boolean;
  readonly isMisplaced: boolean;
  readonly isLiving: boolean;
  readonly isStale: boolean;
}

const FIND = `
  select family_id as "sessionId", account.id::text as "accountId", global_id as "globalId",
         username as "accountName", coalesce(vip_until > now(), false) as "isVip", ${hasRights()} as "hasRights",
         is_analyst as "isAnalyst", can_publish as "isPublisher", ended_by as "endedBy",
         locked_at is not null as "isLocked", is_demo and not $2 as "isMisplaced",
         session_token.expires_at > now() and ${LIVING}
           and (replaced_at is null or replaced_at > now() - ${GRACE}) as "isLiving",
         session_token.expires_at < now() + ${TOKEN_LIFE} - ${TOUCH_EVERY} as "isStale"
  from session_token
  join login_family on login_family.id = family_id
  join account on account.id = account_id
  where digest = $1`;

/** So long it is kept on which days an account was used. */
const DAYS_KEPT = 60;

/** A token that was replaced runs out as it was: only the living one slides. */
const TOUCH = `
  with used as (
    update session_token set expires_at = now() + ${TOKEN_LIFE}
    where digest = $1 and replaced_at is null and expires_at > now() returning family_id),
  touched as (
    update login_family set last_used_at = now() from used where id = family_id returning account_id),
  forgotten as (
    delete from account_day using touched
    where account_day.account_id = touched.account_id and day < ${TODAY} - ${DAYS_KEPT})
  insert into account_day (account_id, day) select account_id, ${TODAY} from touched on conflict do nothing`;

/**
 * Undefined when the token names no session, or one that has run out or was left.
 * @throws ApiError 303 when the session was ended for the member, with the reason in their words
 */
export const identify =
  (pool: Pool, demo: boolean) =>
  async (token: string): Promise<Identity | undefined> => {
    const digest = digestOf(token);
    const { rows } = await pool.query<Found>(FIND, [digest, demo]);
    if (!rows[0]) return undefined;
    const { endedBy, isLocked, isMisplaced, isLiving, isStale, ...identity } = rows[0];
    if (endedBy !== null && endedBy !== 'member') throw new ApiError(codes.sessionOver, OVER[endedBy]);
    if (isLocked) throw new ApiError(codes.sessionOver, OVER.lock);
    if (isMisplaced) throw new ApiError(codes.sessionOver, OVER.demo);
    if (!isLiving) return undefined;
    if (isStale) await pool.query(TOUCH, [digest]);
    return identity;
  };
