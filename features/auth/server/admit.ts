import type { PoolClient } from 'pg';
import { takeAllowance } from '#infra/server/security/login-allowances';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { countBrowser } from './browsers-seen';
import { endFamilies } from './end-session';
import { LIVING } from './living';
import { DEMO_ONLY, ELSEWHERE, LOCKED } from './login-messages';
import type { Visitor } from './visitor';

/** Where accounts are looked up, and whether those of the demo mode may enter there. */
export interface Entered {
  readonly accountId: string;
  readonly demo: boolean;
}

interface Standing {
  readonly username: string;
  readonly globalId: string;
  readonly isLocked: boolean;
  /** An account of the demo mode outside of it. */
  readonly isMisplaced: boolean;
  readonly isAnomalous: boolean;
  readonly isSingle: boolean;
  readonly isShared: boolean;
  readonly isNewUser: boolean;
}

/** Logins and renewals of one account come one after the other: whatever is read below stays true until the commit. */
export const lockAccountRow = async (client: PoolClient, { accountId, demo }: Entered): Promise<Standing> => {
  const { rows } = await client.query<Standing>(
    `select username, global_id as "globalId", locked_at is not null as "isLocked", is_demo and not $2 as "isMisplaced",
            is_anomalous as "isAnomalous", single_session as "isSingle", is_shared as "isShared", last_login_at is null as "isNewUser"
     from account where id = $1 for no key update`,
    [accountId, demo],
  );
  if (!rows[0]) throw new ApiError(codes.loginRefused, LOCKED);
  return rows[0];
};

/** @throws ApiError 460 for an account that nobody may enter */
export const lockOpenAccountRow = async (client: PoolClient, entered: Entered): Promise<Standing> => {
  const account = await lockAccountRow(client, entered);
  if (account.isLocked) throw new ApiError(codes.loginRefused, LOCKED);
  if (account.isMisplaced) throw new ApiError(codes.loginRefused, DEMO_ONLY);
  return account;
};

export interface Newcomer extends Pick<Visitor, 'device'> {
  /** A login that belonged to no browser so far and is to become this one's. */
  readonly sessionId?: string;
}

const livesElsewhere = async (
  client: PoolClient,
  accountId: string,
  { device, sessionId }: Newcomer,
): Promise<boolean> => {
  const { rows } = await client.query<{ lives: boolean }>(
    `select exists (
       select 1 from login_family join session_token on family_id = login_family.id
       where account_id = $1 and device_id <> $2 and ${LIVING}
         and ($3::uuid is null or login_family.id <> $3::uuid)
         and session_token.expires_at > now() and replaced_at is null) as lives`,
    [accountId, device, sessionId ?? null],
  );
  return rows[0]?.lives === true;
};

export type Admission =
  | {
      readonly kind: 'admitted';
      readonly globalId: string;
      readonly isNewUser: boolean;
      /** How many of the account are counted; 0 where none are. */
      readonly browsers: number;
    }
  /** A fact to be kept: commit before refusing. */
  | { readonly kind: 'anomalous'; readonly username: string; readonly globalId: string };

/**
 * Whether a proven member may enter with this browser.
 * @throws ApiError 460 for an account that nobody may enter; 460 with the globalId when it is in use on another device and that one has
 * not agreed. Rolling back leaves everything as it was.
 */
export const admit = async (client: PoolClient, entered: Entered, newcomer: Newcomer): Promise<Admission> => {
  const { accountId } = entered;
  const { device, sessionId } = newcomer;
  const account = await lockOpenAccountRow(client, entered);
  const { username, globalId, isNewUser } = account;
  if (account.isAnomalous) return { kind: 'anomalous', username, globalId };
  if (account.isSingle && (await livesElsewhere(client, accountId, newcomer))) {
    const allowed = device !== '' && (await takeAllowance(client, { globalId, deviceId: device }));
    if (!allowed) throw new ApiError(codes.loginRefused, ELSEWHERE, { data: { globalId } });
  }
  const isCounted = device !== '' && !account.isShared;
  const browsers = isCounted ? await countBrowser(client, accountId, device) : 0;
  if (isCounted && browsers === 0) {
    await client.query('update account set is_anomalous = true where id = $1', [accountId]);
    return { kind: 'anomalous', username, globalId };
  }
  // Also those that only sleep: a remembered login elsewhere would otherwise wake up beside this one.
  if (account.isSingle) {
    const except = { exceptDevice: device, exceptSession: sessionId };
    await endFamilies(client, { accountId, by: 'other-login', ...except });
  }
  await client.query('update account set last_login_at = now() where id = $1', [accountId]);
  return { kind: 'admitted', globalId, isNewUser, browsers };
};
