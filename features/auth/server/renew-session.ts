import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { admit, lockAccountRow, type Admission } from './admit';
import { endFamilies } from './end-session';
import type { EndedBy } from './login-messages';
import type { Doors } from './open-session';
import { digestOf, GRACE, issueToken, successorOf, TOKEN_LIFE_S, type Session } from './sessions';
import type { Visitor } from './visitor';

export interface Shown {
  readonly token: string;
  readonly visitor: Visitor;
  /** Secret of the login cookie. */
  readonly secret: string | undefined;
}

export type Renewal =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'over'; readonly by: Exclude<EndedBy, 'member'> }
  | { readonly kind: 'refused' }
  | Extract<Admission, { readonly kind: 'anomalous' }>;

interface Known {
  readonly familyId: string;
  readonly accountId: string;
  readonly deviceId: string;
  readonly endedBy: EndedBy | null;
  readonly isLiving: boolean;
  readonly isTicket: boolean;
  readonly isFresh: boolean;
  readonly isRemembered: boolean;
  readonly leftS: number;
  readonly isReplaced: boolean;
  readonly isInGrace: boolean;
  readonly rotationKey: Buffer;
  readonly cookieDigest: Buffer | null;
}

const FIND = `
  select family_id as "familyId", account_id::text as "accountId", device_id as "deviceId", ended_by as "endedBy",
         ended_at is null and login_family.expires_at > now() as "isLiving", is_ticket as "isTicket",
         extract(epoch from login_family.expires_at - now())::int as "leftS",
         session_token.expires_at > now() as "isFresh", remembered as "isRemembered",
         replaced_at is not null as "isReplaced", coalesce(replaced_at > now() - ${GRACE}, false) as "isInGrace",
         rotation_key as "rotationKey", cookie_digest as "cookieDigest"
  from session_token join login_family on login_family.id = family_id where digest = $1`;

const find = async (client: PoolClient, token: string): Promise<Known | undefined> =>
  (await client.query<Known>(FIND, [digestOf(token)])).rows[0];

const isReplaced = async (client: PoolClient, token: string): Promise<boolean> =>
  (await find(client, token))?.isReplaced === true;

/** Digests are compared, so the time it takes tells nothing about the secret. */
const isOfCookie = ({ cookieDigest }: Known, secret: string | undefined): boolean =>
  cookieDigest !== null && secret !== undefined && cookieDigest.equals(digestOf(secret));

const bind = (client: PoolClient, { familyId }: Known, { device, browser, system }: Visitor) =>
  client.query(
    'update login_family set device_id = $2, browser = $3, system = $4, is_ticket = false where id = $1',
    [familyId, device, browser, system],
  );

const replace = async (client: PoolClient, { familyId }: Known, token: string, successor: string) => {
  await client.query('update session_token set replaced_at = now() where digest = $1', [digestOf(token)]);
  await issueToken(client, familyId, successor, TOKEN_LIFE_S);
  await client.query('update login_family set last_used_at = now() where id = $1', [familyId]);
};

/**
 * A living token, or the expired one of a remembered login with its cookie, becomes the next one of the same login.
 * Asked again within sixty seconds it becomes the same one again; a token that was replaced earlier, or whose
 * successor was replaced, too, is a copy in somebody else's hands: the login ends. A login that belongs to no browser
 * yet is taken over by the first one that shows its token, provided that one is admitted.
 */
export const renewSession = (
  { database, demo }: Doors,
  { token, visitor, secret }: Shown,
): Promise<Renewal> =>
  database.transaction(async (client) => {
    const seen = await find(client, token);
    if (!seen) return { kind: 'refused' };
    const { accountId, familyId } = seen;
    const entry = { accountId, sessionId: familyId, ip: visitor.ip };
    const standing = await lockAccountRow(client, { accountId, demo });
    // Read again: until the row was ours, another renewal may have come first.
    const known = (await find(client, token)) ?? seen;
    if (known.deviceId !== '' && known.deviceId !== visitor.device) {
      await audit(client, { event: 'session.foreign-device', ...entry });
      return { kind: 'refused' };
    }
    if (known.endedBy !== null && known.endedBy !== 'member') return { kind: 'over', by: known.endedBy };
    if (standing.isLocked) return { kind: 'over', by: 'lock' };
    if (standing.isMisplaced) return { kind: 'over', by: 'demo' };
    if (!known.isLiving) return { kind: 'refused' };
    const successor = successorOf(token, known.rotationKey);
    if (known.isReplaced && (!known.isInGrace || (await isReplaced(client, successor)))) {
      await audit(client, { event: 'session.reuse', ...entry });
      await endFamilies(client, { accountId, by: 'reuse', sessionId: familyId });
      return { kind: 'over', by: 'reuse' };
    }
    const mayBeRenewed = known.isFresh || (known.isRemembered && isOfCookie(known, secret));
    if (!mayBeRenewed || (known.isTicket && visitor.device === '')) {
      await audit(client, { event: 'session.refused', ...entry });
      return { kind: 'refused' };
    }
    let { isNewUser } = standing;
    if (known.deviceId === '' && visitor.device !== '') {
      const admission = await admit(
        client,
        { accountId, demo },
        { device: visitor.device, sessionId: familyId },
      );
      if (admission.kind === 'anomalous') return admission;
      isNewUser = admission.isNewUser;
      await bind(client, known, visitor);
    }
    if (!known.isReplaced) {
      await replace(client, known, token, successor);
      await audit(client, { event: 'session.renewed', ...entry });
    }
    return {
      kind: 'renewed',
      session: {
        accessToken: successor,
        familyId,
        globalId: standing.globalId,
        isNewUser,
        leftS: known.leftS,
      },
    };
  });
