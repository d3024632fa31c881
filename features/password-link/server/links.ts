import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { audit } from '#infra/server/security/audit';
import { LINK_LIFE_H } from '../contract';

const WRONG = '链接不正确，请核对是否复制完整';
const EXPIRED = '链接已过期，请联系管理员重新发送';
export const USED = '链接已经用过，每个链接只能用一次。如需重设密码，请联系管理员';
export const DISABLED = '账号已停用，请联系管理员';

const TOKEN_BYTES = 32;
const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Rows that can tell nobody anything any more. */
const SWEEP = `delete from password_link where expires_at < now() - interval '90 days'`;

/** The account's links that nobody has used are over. */
export const endPasswordLinks = (client: Pool | PoolClient, accountId: string): Promise<unknown> =>
  client.query(
    `update password_link set expires_at = least(expires_at, now()) where account_id = $1 and used_at is null`,
    [accountId],
  );

/** The secret of a link, in the place of any earlier one; only its digest is kept. */
export const issuePasswordLink = async (client: PoolClient, accountId: string): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await endPasswordLinks(client, accountId);
  await client.query(
    `insert into password_link (digest, account_id, expires_at)
     values ($1, $2, now() + make_interval(hours => ${LINK_LIFE_H}))`,
    [digestOf(token), accountId],
  );
  await client.query(SWEEP);
  await audit(client, { event: 'account.invited', accountId });
  return token;
};

export interface Owner {
  readonly accountId: string;
  readonly accountName: string;
}

interface Row extends Owner {
  readonly isUsed: boolean;
  readonly isOver: boolean;
  readonly isDisabled: boolean;
}

/** @throws ApiError 440 that says what is wrong with the link */
export const ownerOf = async (pool: Pool, token: string, demo: boolean): Promise<Owner> => {
  const { rows } = await pool.query<Row>(
    `select account.id::text as "accountId", username as "accountName", used_at is not null as "isUsed",
            expires_at <= now() as "isOver", locked_at is not null or (is_demo and not $2) as "isDisabled"
     from password_link join account on account.id = account_id where digest = $1`,
    [digestOf(token), demo],
  );
  const [row] = rows;
  const complaint = !row ? WRONG : row.isUsed ? USED : row.isOver ? EXPIRED : row.isDisabled && DISABLED;
  if (!row || complaint) throw new ApiError(codes.notFound, complaint || WRONG);
  return { accountId: row.accountId, accountName: row.accountName };
};

/** One statement decides: of any number of parallel calls one gets true. */
export const spendPasswordLink = async (client: PoolClient, token: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    'update password_link set used_at = now() where digest = $1 and used_at is null and expires_at > now()',
    [digestOf(token)],
  );
  return rowCount === 1;
};
