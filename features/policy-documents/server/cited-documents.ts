import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import { folded, wordsOf } from '#infra/server/search/search-tokens';
import type {
  Among,
  CitedClause,
  CitedDocument,
  ClausesAsked,
  DocumentsNamed,
} from '#src/contract/cited-documents';
import { documentPath } from '../document-view';
import { articleKey } from './article-number';
import { EFFECTIVE_ON, isInForce, ROW_TABLES, stateOn } from './rows';
import { standingsOf } from './standing-of';

const MOST = 3;
/** Standards of the country before what provinces have written about them. */
const STANDARDS_FIRST = `p.kind = '标准规范' desc, p.level = '国家' desc`;

const columnsOn = (day: string): string => `
  p.id, p.title, p.doc_no as "docNo", r.name as "areaName", p.source, p.published_on::text as "publishedOn",
  ${EFFECTIVE_ON} as "effectiveOn", p.ended_on::text as "endedOn", ${stateOn(day)} as state`;

const holding = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const conditionsAmong = ({ edition, areaId }: Among, parameters: Parameters): readonly string[] => {
  const conditions = ['p.series is null'];
  if (edition !== undefined) {
    const year = parameters.add(edition, 'text');
    conditions.push(`(p.doc_no like '%' || ${year} or p.title like '%' || ${year} || '%')`);
  }
  if (areaId !== undefined)
    conditions.push(`(p.area_id = ${parameters.add(areaId, 'int')} or p.level = '国家')`);
  return conditions;
};

type Cited<T> = Omit<T, 'link' | 'standing'> & { readonly id: string };

/** Documents by words of their names, as they stand on a day (YYYY-MM-DD). */
export const documentsNamed = async (
  pool: Pool,
  asked: DocumentsNamed,
  today: string,
): Promise<readonly CitedDocument[]> => {
  const words = wordsOf(asked.text, 'words');
  if (words.length === 0) return [];
  const parameters = new Parameters();
  const day = parameters.add(today, 'date');
  const conditions = [
    ...conditionsAmong(asked, parameters),
    `lower(p.title || p.doc_no) like all (${parameters.add(words.map(holding), 'text[]')})`,
    ...(asked.isInForce ? [isInForce(day)] : []),
  ];
  const { rows } = await pool.query<Cited<CitedDocument>>(
    `select ${columnsOn(day)} from ${ROW_TABLES} where ${conditions.join(' and ')}
     order by ${STANDARDS_FIRST}, p.heat desc, p.id limit ${MOST}`,
    parameters.values,
  );
  return rows.map(({ id, ...document }) => ({ ...document, link: documentPath(id) }));
};

/** 4.1.2 and 第4.1.2条, 第九条 and 第9条 are one. */
const writingsOf = (number: string): readonly string[] => {
  const key = articleKey(number) ?? number;
  return [number, key, `第${key}条`];
};

/** Clauses by their words or their number, with how they and their documents stand on a day (YYYY-MM-DD). */
export const clausesOn = async (
  pool: Pool,
  asked: ClausesAsked,
  today: string,
): Promise<readonly CitedClause[]> => {
  const { words, number, named } = asked;
  if (words.length === 0 && number === undefined) return [];
  const parameters = new Parameters();
  const day = parameters.add(today, 'date');
  const conditions = [
    ...conditionsAmong(asked, parameters),
    `lower(normalize(c.chapter || ' ' || c.body, NFKC)) like all (${parameters.add(
      words.map((word) => holding(folded(word))),
      'text[]',
    )})`,
    ...(number === undefined ? [] : [`c.number = any (${parameters.add(writingsOf(number), 'text[]')})`]),
    ...(named === undefined ? [] : [`p.title like ${parameters.add(holding(named), 'text')}`]),
  ];
  const { rows } = await pool.query<Cited<CitedClause> & { readonly rank: number }>(
    `select ${columnsOn(day)}, c.rank, c.number, c.body
     from policy_clause c join policy p on p.id = c.policy_id join region r on r.areaid = p.area_id
     where ${conditions.join(' and ')}
     order by ${STANDARDS_FIRST}, p.effective_on desc, p.id, c.rank limit ${MOST}`,
    parameters.values,
  );
  const standings = await standingsOf(
    pool,
    rows.map(({ id, rank }) => ({ policyId: id, rank })),
    today,
  );
  return rows.map(({ id, rank, ...clause }, at) => ({
    ...clause,
    standing: standings[at] ?? '',
    link: documentPath(id, { clause: rank }),
  }));
};
