import type { Pool } from 'pg';
import { wordsOf } from '#infra/server/search/search-tokens';
import { pathIn, RECORDS } from '#src/contract/records';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';

interface Document {
  readonly id: string;
  readonly title: string;
  readonly docNo: string;
  readonly region: string;
  readonly publishedOn: string;
  readonly effectiveOn: string;
  readonly endedOn: string | null;
  readonly source: string;
}
export interface Clause extends Document {
  readonly rank: number;
  readonly number: string;
  readonly body: string;
}

/** What the section of documents knows of them. */
export interface Policies {
  /** How clauses stand on a day (YYYY-MM-DD), in words; empty where one stands as its document does. */
  readonly standingsOf: (
    clauses: readonly { readonly policyId: string; readonly rank: number }[],
    day: string,
  ) => Promise<readonly string[]>;
  /** Of these documents, those that neither come into force nor end. */
  readonly withoutForce: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

const COLUMNS = `p.id, p.title, p.doc_no as "docNo", r.name as region, p.source,
  to_char(p.published_on, 'YYYY-MM-DD') as "publishedOn", to_char(p.effective_on, 'YYYY-MM-DD') as "effectiveOn",
  to_char(p.ended_on, 'YYYY-MM-DD') as "endedOn"`;
const MOST = 3;
/** Standards of the country before what provinces have written about them. */
const STANDARDS_FIRST = `p.kind = '标准规范' desc, p.level = '国家' desc`;

const DOCUMENTS = `
  select ${COLUMNS} from policy p join region r on r.areaid = p.area_id
  where p.series is null and lower(p.title || p.doc_no) like all ($1::text[])
    and ($2::text is null or p.doc_no like '%' || $2 or p.title like '%' || $2 || '%')
    and ($3::int is null or p.area_id = $3 or p.level = '国家')
    and ($4::date is null or (p.effective_on <= $4 and (p.ended_on is null or p.ended_on > $4)))
  order by ${STANDARDS_FIRST}, p.heat desc, p.id limit ${MOST}`;

const CLAUSES = `
  select ${COLUMNS}, c.rank, c.number, c.body
  from policy_clause c join policy p on p.id = c.policy_id join region r on r.areaid = p.area_id
  where p.series is null and c.body like '%' || $1 || '%' and ($2::int is null or p.area_id = $2 or p.level = '国家')
  order by ${STANDARDS_FIRST}, p.effective_on desc, c.rank limit ${MOST}`;

export const documentsNamed = async (
  pool: Pool,
  {
    text,
    edition,
    areaId,
    on,
  }: {
    readonly text: string;
    readonly edition: string | undefined;
    readonly areaId: string | undefined;
    /** YYYY-MM-DD: those alone that hold on that day. */
    readonly on?: string | undefined;
  },
): Promise<readonly Document[]> => {
  const words = wordsOf(text, 'words').map((word) => `%${word}%`);
  if (words.length === 0) return [];
  const { rows } = await pool.query<Document>(DOCUMENTS, [
    words,
    edition ?? null,
    areaId ?? null,
    on ?? null,
  ]);
  return rows;
};

export const clausesOn = async (
  pool: Pool,
  term: string,
  areaId: string | undefined,
): Promise<readonly Clause[]> => {
  const escaped = term.replace(/[\\%_]/g, '\\$&');
  const { rows } = await pool.query<Clause>(CLAUSES, [escaped, areaId ?? null]);
  return rows;
};

const policyPath = pathIn(RECORDS.policy);

/** 《建设工程工程量清单计价标准》（GB/T 50500-2024） */
export const documentName = ({ title, docNo }: Document): string =>
  `《${title}》${docNo ? `（${docNo}）` : ''}`;

export const quotedDocument = (document: Document): Quoted => ({
  title: documentName(document),
  region: document.region,
  period: document.effectiveOn,
  taxBasis: '',
  n: null,
  source: sourceWords([document.source]),
  link: policyPath(document.id),
});
