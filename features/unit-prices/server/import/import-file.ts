import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import type { Choices } from '#infra/server/import/choices';
import { confirmed, unchecked } from '#infra/server/import/doubts';
import type { ReadLimits } from '#infra/server/import/read-file';
import type { TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import type { OfferedAreas } from '../offered-areas';
import { openSaving } from '../save-unit-prices';
import type { UnitPrice } from '../unit-price';
import { withAssumptions, type BillRecord } from './bill-record';
import { joinSheets, type JoinedSheet } from './analysis-sheet';
import { readBook, type BillBook } from './bill-book';
import { doubtsOf } from './doubts';
import { rowReader, type BillProject, type ReadRow } from './rows';

export interface BillUnderstanding {
  readonly book: BillBook;
  readonly accepted: readonly { readonly row: TableRow; readonly record: BillRecord }[];
  readonly refused: readonly { readonly row: TableRow; readonly reasons: readonly string[] }[];
  /** Taken without enough of their like to tell whether they are usual. */
  readonly unchecked: readonly TableRow[];
  /** Lines of headings. */
  readonly titles: readonly number[];
  /** Lines of sums. */
  readonly totals: readonly number[];
  /** What became of a workbook's 综合单价分析表. */
  readonly analysis: JoinedSheet | undefined;
}

export interface BillFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** ISO 8601 */
  readonly now: string;
  /** Of rows that name none. */
  readonly project: string | undefined;
  readonly areas: OfferedAreas;
  readonly choices?: Choices | undefined;
  readonly reading?: ReadLimits | undefined;
}

/** Learnt at one go; others are served between chunks. */
const CHUNK = 100;

const readProjects = async (pool: Pool): Promise<Map<string, BillProject>> => {
  const { rows } = await pool.query<BillProject>(
    `select id, area_id as "areaId", city_id as "cityId", to_char(price_date, 'YYYY-MM') as "priceDate",
       tax_rate::float8 as "taxRate"
     from project where source <> 'sample'`,
  );
  return new Map(rows.map((project) => [project.id, project]));
};

/** Tells of a code of the standard whether an item has it. */
const readItems = async (pool: Pool): Promise<(code: string) => boolean> => {
  const { rows } = await pool.query<{ code: string }>(
    `select distinct code from bill_item where code ~ '^0\\d{8}$'`,
  );
  const codes = new Set(rows.map(({ code }) => code));
  return (code) => codes.has(code);
};

/** What makes two rows the same record. */
const identityOf = ({ projectId, code, price, quantity, text }: UnitPrice): string =>
  createHash('sha256')
    .update(
      JSON.stringify([projectId, code, text.item.edition, text.name, text.featureText, price, quantity]),
    )
    .digest('base64url');

/** Records of these projects, by identity; a house's bills are few. */
const storedIn = async (client: ClientBase | Pool, projectIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await client.query<{
    projectId: string;
    code: string;
    price: number;
    quantity: number | null;
    name: string;
    featureText: string;
    edition: UnitPrice['text']['item']['edition'];
  }>(
    `select u.project_id as "projectId", u.code, u.price::float8 as price, u.quantity::float8 as quantity,
       t.name, t.feature_text as "featureText", i.edition
     from unit_price u join bill_text t on t.id = u.text_id join bill_item i on i.id = u.item_id
     where u.project_id = any ($1::text[])`,
    [projectIds],
  );
  return new Set(
    await mapInTurns(rows, ({ name, featureText, edition, ...row }) =>
      identityOf({ ...row, text: { name, featureText, item: { edition } } } as UnitPrice),
    ),
  );
};

const projectsIn = (records: readonly { readonly record: UnitPrice }[]): string[] => [
  ...new Set(records.map(({ record }) => record.projectId)),
];

/** Reads a file against what is stored; nothing is changed. Throws Unclear when it cannot be imported at all. */
export const prepareBill = async (pool: Pool, file: BillFile): Promise<BillUnderstanding> => {
  const book = await readBook(file.bytes, file.choices, file.reading);
  const { unlisted, oneCity } = file.areas;
  const surroundings = {
    ...file,
    projects: await readProjects(pool),
    isItem: await readItems(pool),
    isOffered: ({ areaId, cityId }: Pick<BillProject, 'areaId' | 'cityId'>) =>
      areaId !== Number(unlisted) && (areaId !== Number(oneCity.province) || cityId === Number(oneCity.city)),
  };
  const all: ReadRow[] = [];
  for (const { name, layout } of book.bills) {
    const read = rowReader(layout, surroundings);
    const ofSheet = (row: TableRow) => (book.bills.length > 1 ? { ...row, sheet: name } : row);
    await eachInTurns(layout.body, (row) => void all.push(read(ofSheet(row))));
  }
  const readable = all.flatMap((each) => ('record' in each ? [each] : []));
  const seen = await storedIn(pool, projectsIn(readable));
  const accepted: BillUnderstanding['accepted'][number][] = [];
  const left = new Set<TableRow>();
  const refused = new Map<TableRow, readonly string[]>();
  for (const each of all) if ('reasons' in each) refused.set(each.row, each.reasons);
  const judge = await doubtsOf(
    pool,
    readable.map(({ record }) => record),
    // Norms of an analysis are of the unit that stands in the file.
    { isConverted: book.analyses.length === 0 },
  );
  await eachInTurns(readable, ({ row, record: given, isConfirmed }) => {
    const { record, doubts: reasons, isChecked } = judge(given);
    const identity = identityOf(record);
    if (seen.has(identity)) refused.set(row, ['文件或库中已有完全相同的清单项']);
    else if (reasons.length === 0 && !isChecked && !isConfirmed) {
      accepted.push({ row, record: unchecked(record) });
      left.add(row);
    } else if (reasons.length === 0) accepted.push({ row, record });
    else if (isConfirmed) accepted.push({ row, record: confirmed(record) });
    else {
      refused.set(row, reasons);
      return;
    }
    seen.add(identity);
  });
  const analysis = book.analyses.length > 0 ? await joinSheets(book.analyses, accepted) : undefined;
  for (const { row, reasons } of analysis?.refused ?? []) refused.set(row, reasons);
  const taken = analysis?.accepted ?? accepted;
  return {
    book,
    accepted: taken,
    unchecked: taken.flatMap(({ row }) => (left.has(row) ? [row] : [])),
    analysis,
    refused: all.flatMap(({ row }) => {
      const reasons = refused.get(row);
      return reasons ? [{ row, reasons }] : [];
    }),
    titles: all.flatMap((each) => ('isTitle' in each ? [each.row.line] : [])),
    totals: all.flatMap((each) => ('isTotal' in each ? [each.row.line] : [])),
  };
};

/** Throws Unclear when somebody stored one of them meanwhile. */
export const commitBill = async (client: ClientBase, { accepted }: BillUnderstanding): Promise<void> => {
  // Loadings and imports take turns, so that statistics see all records.
  await client.query('select from unit_price_state for update');
  const stored = await storedIn(client, projectsIn(accepted));
  const records = accepted.map(({ record }) => withAssumptions(record));
  if ((await mapInTurns(records, identityOf)).some((identity) => stored.has(identity)))
    throw new Unclear('导入期间库中的数据有变化，请重新导入');
  const saving = openSaving(client);
  for (let from = 0; from < records.length; from += CHUNK)
    await saving.save(records.slice(from, from + CHUNK));
  await saving.finish();
};
