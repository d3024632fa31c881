import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { simpleHeader, type Choices } from '#infra/server/import/choices';
import { codes } from '#src/contract/codes';
import type { PastImport } from '../contract';

const KEEP = "interval '1 day'";
const RECENT = 10;

export interface KeptFile {
  readonly kind: string;
  readonly fileName: string;
  /** Null once it was taken in. */
  readonly content: Buffer | null;
  readonly refusedCsv: string | null;
  readonly stored: number | null;
  readonly refused: number | null;
  readonly list: string | null;
}
type Past = Omit<PastImport, 'href'> & Pick<KeptFile, 'list'>;

const IS_OWN = `(i.account_id = $1 or coalesce(
  i.organisation_id = (select organisation_id from account where id = $1), false))`;
const PAST = `
  select i.id, i.kind, i.file_name as "fileName", i.stored, i.refused,
    i.list_path as list, to_char(i.accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
  from record_import i where ${IS_OWN} and i.accepted_at is not null`;

export const recentImports = async (pool: Pool, accountId: string): Promise<readonly Past[]> => {
  const { rows } = await pool.query<Past>(`${PAST} order by i.accepted_at desc limit ${RECENT}`, [accountId]);
  return rows;
};

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** When the house took the same file in before. */
export const earlierOf = async (
  pool: Pool,
  accountId: string,
  { kind, content }: { readonly kind: string; readonly content: Buffer },
): Promise<Past | undefined> => {
  const { rows } = await pool.query<Past>(
    `${PAST} and i.kind = $2 and i.file_hash = $3 order by i.accepted_at desc limit 1`,
    [accountId, kind, hashOf(content)],
  );
  return rows[0];
};

/** A file that is not taken in by then is forgotten, and so are the rows that stayed out. */
export const forgetUploads = async (pool: Pool, most: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from record_import where id in (
       select id from record_import
       where content is not null and accepted_at is null and at < now() - ${KEEP} limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
};
export const forgetRefusals = async (pool: Pool, most: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `update record_import set refused_csv = null where id in (
       select id from record_import
       where refused_csv is not null and at < now() - ${KEEP} limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
};

/** A member has one file under way; of two that come at once, the later one. */
export const keepFile = async (
  pool: Pool,
  accountId: string,
  { kind, fileName, content }: { readonly kind: string; readonly fileName: string; readonly content: Buffer },
): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into record_import (account_id, organisation_id, kind, file_name, file_hash, content)
     select id, organisation_id, $2, $3, $4, $5 from account where id = $1
     on conflict (account_id) where accepted_at is null do update set
       id = excluded.id, organisation_id = excluded.organisation_id, kind = excluded.kind,
       file_name = excluded.file_name, file_hash = excluded.file_hash, content = excluded.content,
       refused_csv = null, at = excluded.at
     returning id`,
    [accountId, kind, fileName, hashOf(content), content],
  );
  return rows[0]?.id ?? '';
};

/** @throws ApiError 440 where it is not the account's, or is no longer kept */
export const keptFile = async (
  client: ClientBase | Pool,
  accountId: string,
  importId: string,
  lock: '' | 'for update' = '',
): Promise<KeptFile> => {
  const { rows } = await client.query<KeptFile>(
    `select kind, file_name as "fileName", content, refused_csv as "refusedCsv", stored, refused,
       list_path as list
     from record_import where id = $1 and account_id = $2 and at > now() - ${KEEP} ${lock}`,
    [importId, accountId],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, '这次导入已过期，请重新选择文件');
  return rows[0];
};

export const noteAccepted = async (
  client: ClientBase,
  importId: string,
  {
    stored,
    refused,
    csv,
    list,
  }: {
    readonly stored: number;
    readonly refused: number;
    readonly csv: string | null;
    readonly list: string | null;
  },
): Promise<void> => {
  await client.query(
    `update record_import set accepted_at = now(), stored = $2, refused = $3, refused_csv = $4, list_path = $5,
       content = null
     where id = $1`,
    [importId, stored, refused, csv, list],
  );
};

const headersKey = (headers: readonly string[]): Buffer =>
  hashOf(Buffer.from(headers.map(simpleHeader).toSorted().join('\n')));
const OWNER = `(select coalesce('o' || organisation_id, 'a' || id) from account where id = $1)`;

/** What the house said of files with the same headers. */
export const rememberedFor = async (
  pool: Pool,
  accountId: string,
  kind: string,
  headers: readonly string[],
): Promise<Choices | undefined> => {
  const { rows } = await pool.query<{ map: [string, string][]; assume: [string, string][] }>(
    `select map, assume from record_import_answer where owner = ${OWNER} and kind = $2 and headers = $3`,
    [accountId, kind, headersKey(headers)],
  );
  return rows[0] && { map: new Map(rows[0].map), assume: new Map(rows[0].assume) };
};

export const remember = async (
  client: ClientBase,
  accountId: string,
  kind: string,
  headers: readonly string[],
  { map, assume }: Choices,
): Promise<void> => {
  await client.query(
    `insert into record_import_answer (owner, kind, headers, map, assume)
     values (${OWNER}, $2, $3, $4, $5)
     on conflict (owner, kind, headers) do update set map = excluded.map, assume = excluded.assume, at = now()`,
    [accountId, kind, headersKey(headers), JSON.stringify([...map]), JSON.stringify([...assume])],
  );
};
