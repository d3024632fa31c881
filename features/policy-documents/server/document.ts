import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { PolicyRow } from '../contract';
import type { Attachment, Clause, NamedPolicy, PolicyDocument, StandingClause } from '../contract-document';
import { changesOf, holdsOn } from './clause-standing';
import type { Amended } from './named-changes';
import { EFFECTIVE_ON, ROW_TABLES, rowColumns, rowOf, stateOn, type StoredRow } from './rows';

export const NO_POLICY = '没有找到这份文件，它可能已移除';
const RELATED = 6;
const CHAIN = 30;

const ROW = `select ${rowColumns('$2::date')} from ${ROW_TABLES} where p.id = $1`;

/** @throws ApiError 440 */
export const presentRow = async (pool: Pool, id: string, day: string): Promise<PolicyRow> => {
  const { rows } = await pool.query<StoredRow>(ROW, [id, day]);
  if (!rows[0]) throw new ApiError(codes.notFound, NO_POLICY);
  return rowOf(rows[0]);
};

const NAMED = `p.id, p.title, p.doc_no as "docNo", ${stateOn('$2::date')} as state,
  p.published_on::text as "publishedOn", ${EFFECTIVE_ON} as "effectiveOn", p.ended_on::text as "endedOn"`;

/** @throws ApiError 440 */
export const namedPolicy = async (pool: Pool, id: string, day: string): Promise<NamedPolicy> => {
  const { rows } = await pool.query<NamedPolicy>(`select ${NAMED} from policy p where p.id = $1`, [id, day]);
  if (!rows[0]) throw new ApiError(codes.notFound, NO_POLICY);
  return rows[0];
};

const CLAUSES = 'select rank, chapter, number, body from policy_clause where policy_id = $1 order by rank';
export const readClauses = async (pool: ClientBase | Pool, id: string): Promise<Clause[]> =>
  (await pool.query<Clause>(CLAUSES, [id])).rows;

const AMENDED = `
  select o.id, o.title, o.doc_no as "docNo" from policy_relation r join policy o on o.id = r.to_id
  where r.from_id = $1 and r.kind = 'amends'`;
export const amendedBy = async (pool: ClientBase | Pool, id: string): Promise<Amended[]> =>
  (await pool.query<Amended>(AMENDED, [id])).rows;

const STANDING = `
  select c.rank, c.chapter, c.number, c.body, ${changesOf('c.policy_id', 'c.rank', '$2::date')} as changes,
    ${holdsOn('c.policy_id', 'c.rank', '$2::date')} as holds
  from policy_clause c where c.policy_id = $1 order by c.rank`;

export const readStanding = async (pool: Pool, id: string, day: string): Promise<StandingClause[]> =>
  (await pool.query<StandingClause>(STANDING, [id, day])).rows;

const UNCLEAR = `
  select ${NAMED} from policy p join policy_relation r on r.from_id = p.id and r.kind = 'amends'
  where r.to_id = $1 and not exists (
    select from policy_clause_change c where c.policy_id = $1 and c.by_id = p.id)
  order by p.effective_on, p.id limit ${CHAIN}`;

const IN_CHAIN = `
  with recursive chain (id) as (
    select $1::text
    union
    select case when r.from_id = chain.id then r.to_id else r.from_id end
    from policy_relation r join chain on chain.id in (r.from_id, r.to_id) where r.kind <> 'follows'
  ), held as (select id from chain limit ${CHAIN})`;

const CHAIN_OF = `${IN_CHAIN}
  select ${NAMED} from policy p join held on held.id = p.id order by p.effective_on, p.id`;

const LINKS = `${IN_CHAIN}
  select from_id as "fromId", to_id as "toId", kind from policy_relation
  where from_id in (select id from held) and to_id in (select id from held) order by from_id, to_id`;

const RELATED_TO = `
  select ${NAMED} from policy p join policy own on own.id = $1
  where p.area_id = own.area_id and p.impacts && own.impacts and p.id <> own.id and p.series is null
  order by p.published_on desc, p.id limit ${RELATED}`;

const ATTACHMENTS = 'select rank, name, format from policy_attachment where policy_id = $1 order by rank';

export const readDocument = async (pool: Pool, id: string, day: string): Promise<PolicyDocument> => {
  const row = await presentRow(pool, id, day);
  const [note, clauses, unclear, chain, links, attachments, related] = await Promise.all([
    pool.query<{ textNote: string }>('select text_note as "textNote" from policy where id = $1', [id]),
    readStanding(pool, id, day),
    pool.query<NamedPolicy>(UNCLEAR, [id, day]),
    pool.query<NamedPolicy>(CHAIN_OF, [id, day]),
    pool.query<PolicyDocument['links'][number]>(LINKS, [id]),
    pool.query<Attachment>(ATTACHMENTS, [id]),
    pool.query<NamedPolicy>(RELATED_TO, [id, day]),
  ]);
  const known = new Set(chain.rows.map((one) => one.id));
  return {
    row,
    asOf: day,
    textNote: note.rows[0]?.textNote ?? '',
    clauses,
    unclear: unclear.rows,
    chain: chain.rows,
    links: links.rows,
    attachments: attachments.rows,
    related: related.rows.filter((one) => !known.has(one.id)),
  };
};
