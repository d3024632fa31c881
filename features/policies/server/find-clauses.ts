import type { Pool } from 'pg';
import { patternsOf } from '#infra/server/search/search-tokens';
import { MOST_HITS, type ClauseHit, type ClauseHits } from '../contract';
import { clauseQuestion } from './clause-tokens';
import { stateOn } from './rows';

/** Pairs of signs may stand apart, whole words are looked for again in what they found. */
const HITS = `
  select found.policy_id as "policyId", p.title, p.doc_no as "docNo", ${stateOn('$3::date')} as state,
    found.published_on::text as "publishedOn", found.rank as clause, found.chapter, found.number, found.body
  from (
    select * from policy_clause
    where tokens @@ $1::tsquery and lower(normalize(chapter || ' ' || body, NFKC)) like all ($2::text[])
    order by published_on desc, policy_id, rank limit ${MOST_HITS + 1}
  ) found
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

/** Clauses that hold all words of the keyword, those of the newest documents first. */
export const findClauses = async (pool: Pool, keyword: string, day: string): Promise<ClauseHits> => {
  const { words, query } = clauseQuestion(keyword);
  if (query === '') return { words: [], hits: [], hasMore: false };
  const { rows } = await pool.query<Omit<ClauseHit, 'excerpt'> & { readonly body: string }>(HITS, [
    query,
    patternsOf(words).map((pattern) => pattern.replaceAll(' ', '')),
    day,
  ]);
  return {
    words: [...words],
    hits: rows.slice(0, MOST_HITS).map(({ body, ...hit }) => ({ ...hit, excerpt: excerptOf(body, words) })),
    hasMore: rows.length > MOST_HITS,
  };
};
