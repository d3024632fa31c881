import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit, restOfDayS } from '#infra/server/http/rate-limit';
import { patternsOf } from '#infra/server/search/search-tokens';
import { codes } from '#src/contract/codes';
import { MOST_HITS, type ClauseHit, type ClauseHits } from '../contract';
import { clauseQuestion } from './clause-tokens';
import { changesOf, holdsOn } from './clause-standing';
import { stateOn } from './rows';

/** The newest clauses are read one by one; so many hits among them make it worth reading on. */
const FIRST_READ = 2_000;
const OFTEN = 7;
/** Hits are not spread evenly. */
const MARGIN = 2;
/** Pairs of signs seldom stand apart: among so many clauses that hold them all, enough hold whole words. */
const CANDIDATES = 500;
const MOST = MOST_HITS + 1;
const ORDER = 'published_on desc, policy_id, rank';
const HAS_PAIRS = 'tokens @@ $1::tsquery';
const HAS_WORDS = `lower(normalize(chapter || ' ' || body, NFKC)) like all ($2::text[])`;

/** What is frequent has its page among the newest; the index of words would gather all of it first. */
const AMONG_NEWEST = `
  select * from (select * from policy_clause order by ${ORDER} limit $4::int) newest
  where ${HAS_PAIRS} and ${HAS_WORDS} order by ${ORDER} limit ${MOST}`;
const RARE = `
  with held as materialized (select policy_id, rank, published_on from policy_clause where ${HAS_PAIRS})
  select clause.* from (select * from held order by ${ORDER} limit ${CANDIDATES}) candidate
  join policy_clause clause using (policy_id, rank)
  where ${HAS_WORDS}
  order by clause.published_on desc, policy_id, rank limit ${MOST}`;

const hitsIn = (clauses: string): string => `
  select found.policy_id as "policyId", p.title, p.doc_no as "docNo", ${stateOn('$3::date')} as state,
    found.published_on::text as "publishedOn", found.rank as clause, found.chapter, found.number, found.body,
    ${changesOf('found.policy_id', 'found.rank', '$3::date')} as changes,
    ${holdsOn('found.policy_id', 'found.rank', '$3::date')} as holds
  from (${clauses}) found
  join policy p on p.id = found.policy_id
  order by found.published_on desc, found.policy_id, found.rank`;

const BEFORE = 12;
const EXCERPT = 80;

const excerptOf = (body: string, words: readonly string[]): string => {
  const line = body.replaceAll('\n', ' ');
  const at = Math.min(
    ...words.map((word) => line.toLowerCase().indexOf(word)).filter((found) => found >= 0),
    line.length,
  );
  const from = at === line.length ? 0 : Math.max(0, at - BEFORE);
  const end = from + EXCERPT;
  return `${from > 0 ? '…' : ''}${line.slice(from, end)}${end < line.length ? '…' : ''}`;
};

type Found = Omit<ClauseHit, 'excerpt'> & { readonly body: string };

export interface ClauseSearch {
  readonly keyword: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Who may not read the documents is told where the words stand, and nothing of what stands around them. */
  readonly reader: Pick<Identity, 'accountId' | 'hasRights'>;
}

/** Sign by sign, a text that is not shown could be guessed from what is found: so many questions a day tell little of it. */
const UNREAD_A_DAY = 60;

const countUnread = async (pool: Pool, accountId: string): Promise<void> => {
  const limit = {
    name: 'policy.clauses',
    key: accountId,
    limit: UNREAD_A_DAY,
    windowS: restOfDayS(Date.now()),
  };
  if (!(await consumeRateLimit(pool, limit)))
    throw new ApiError(
      codes.tooManyRequests,
      `没有数据权限的账号每天可检索条文 ${UNREAD_A_DAY} 次，今日已用完`,
    );
};

/** Clauses that hold all words of the keyword, those of the newest documents first. */
export const findClauses = async (
  pool: Pool,
  { keyword, day, reader: { accountId, hasRights } }: ClauseSearch,
): Promise<ClauseHits> => {
  const { words, query } = clauseQuestion(keyword);
  if (query === '') return { words: [], hits: [], hasMore: false };
  if (!hasRights) await countUnread(pool, accountId);
  const patterns = patternsOf(words).map((pattern) => pattern.replaceAll(' ', ''));
  const ask = async (clauses: string, ...more: readonly number[]) =>
    (await pool.query<Found>(hitsIn(clauses), [query, patterns, day, ...more])).rows;
  let found = await ask(AMONG_NEWEST, FIRST_READ);
  if (found.length >= OFTEN && found.length < MOST)
    found = await ask(AMONG_NEWEST, Math.ceil((FIRST_READ * MOST * MARGIN) / found.length));
  if (found.length < MOST) found = await ask(RARE);
  return {
    words: [...words],
    hits: found
      .slice(0, MOST_HITS)
      .map(({ body, ...hit }) => ({ ...hit, excerpt: hasRights ? excerptOf(body, words) : '' })),
    hasMore: found.length === MOST,
  };
};
