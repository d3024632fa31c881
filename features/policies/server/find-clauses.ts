import type { Pool } from 'pg';
import { patternsOf } from '#infra/server/search/search-tokens';
import { MOST_HITS, type ClauseHit, type ClauseHits } from '../contract';
import { clauseQuestion } from './clause-tokens';
import { stateOn } from './rows';

/** Read one by one: enough for what is frequent, and soon read where it is not. */
const NEWEST = 10_000;
const ORDER = 'published_on desc, policy_id, rank';
const COLUMNS = 'policy_id, rank, chapter, number, body, published_on';
/** Pairs of signs may stand apart: whole words are looked for again in what they found. */
const HOLDS = `tokens @@ $1::tsquery and lower(normalize(chapter || ' ' || body, NFKC)) like all ($2::text[])`;
const MOST = MOST_HITS + 1;

/** What is frequent has its page among the newest; an index would gather all of it first. */
const FREQUENT = `
  select ${COLUMNS} from (select * from policy_clause order by ${ORDER} limit ${NEWEST}) newest
  where ${HOLDS} order by ${ORDER} limit ${MOST}`;
const RARE = `
  with held as materialized (select ${COLUMNS} from policy_clause where ${HOLDS})
  select * from held order by ${ORDER} limit ${MOST}`;

const hitsIn = (clauses: string): string => `
  select found.policy_id as "policyId", p.title, p.doc_no as "docNo", ${stateOn('$3::date')} as state,
    found.published_on::text as "publishedOn", found.rank as clause, found.chapter, found.number, found.body
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

/** Clauses that hold all words of the keyword, those of the newest documents first. */
export const findClauses = async (pool: Pool, keyword: string, day: string): Promise<ClauseHits> => {
  const { words, query } = clauseQuestion(keyword);
  if (query === '') return { words: [], hits: [], hasMore: false };
  const patterns = patternsOf(words).map((pattern) => pattern.replaceAll(' ', ''));
  const ask = async (clauses: string) =>
    (await pool.query<Found>(hitsIn(clauses), [query, patterns, day])).rows;
  const newest = await ask(FREQUENT);
  const found = newest.length === MOST ? newest : await ask(RARE);
  return {
    words: [...words],
    hits: found.slice(0, MOST_HITS).map(({ body, ...hit }) => ({ ...hit, excerpt: excerptOf(body, words) })),
    hasMore: found.length === MOST,
  };
};
