import type { ClientBase, Pool } from 'pg';
import { eachInTurns, mapInTurns } from '../in-turns';
import type { FileExchange, ImportedFile, ReadFile } from '../server-slice';
import { isConfirmed, uncheckedWords, type Verdict } from './doubts';
import { placeReader, type Placed, type RegionRow } from './places';
import { onlyWhole, type Readable, type Whole } from './only-whole';
import { taxBasisOf } from './header-tax';
import { cellOf, type PlainLayout } from './plain-layout';
import type { TaxBasis } from '#src/costing/basis';
import { plainText } from './plain-text';
import type { ReadColumn } from './read-columns';
import { readTable } from './read-file';
import { refusedRowsCsv, type RefusedRow } from './refused-rows';
import type { Cell, Table, TableRow } from './table';
import { isTitle, titleWords } from './titles';
import { isTotal } from './totals';
import { Unclear } from './unclear';
import type { Choices } from './choices';

/** Reads the fields of one row; what cannot be read becomes a reason. */
export interface RowFields<F extends string> {
  readonly cell: (field: F) => Cell;
  /** Undefined where it cannot be read; the reason is kept. */
  readonly read: <T>(field: F, reading: (cell: Cell, factor: number) => T) => T | undefined;
  readonly placeOf: (cell: Cell) => Placed;
  /** The one that the headers of its amounts name. */
  readonly namedBasis: TaxBasis | undefined;
  /** Fields that were not said and are assumed, with the value. */
  readonly assumed: readonly (readonly [label: string, value: string])[];
}

interface Plan<F extends string, R> {
  readonly layout: {
    readonly labelOf: (field: F) => string;
    readonly read: (table: Table, choices?: Choices) => Promise<PlainLayout<F>>;
    readonly columnsIn: (layout: PlainLayout<F>) => readonly ReadColumn[];
  };
  /** Undefined where a reason was kept; may throw Unclear. */
  readonly record: (
    fields: RowFields<F>,
    file: Pick<ImportedFile, 'fileName' | 'now'> & { readonly line: number },
  ) => R | undefined;
  /** What makes two rows the same record. */
  readonly keyOf: (record: R) => string;
  /** Of these keys, those that are stored. */
  readonly storedOf: (client: ClientBase | Pool, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Why a record is in doubt; it is taken where the field says that it is right. */
  readonly doubts?: {
    readonly confirmed: F;
    readonly of: (pool: Pool, records: readonly R[]) => Promise<(record: R) => Verdict>;
    readonly unchecked: (record: R) => R;
    readonly taken: (record: R) => R;
  };
  readonly save: (client: ClientBase, records: readonly R[]) => Promise<void>;
  /** Where a row may hold many of what another row holds one of. */
  readonly parts?: { readonly of: (record: R) => number; readonly called: string };
  /** Where several rows make one record: it comes in with all of them, or not at all. */
  readonly whole?: Whole<F, R>;
  /** Where headings may stand between the records: the field they stand under. */
  readonly names?: ReadonlySet<F>;
  readonly heads: readonly string[];
  readonly shown: (record: R) => readonly string[];
  /** Of the lock under which imports of the kind take turns. */
  readonly lock: string;
}

/** Of kinds that are checked by nothing. */
const NO_CHECK: Verdict = { isChecked: true, reason: undefined };
const SHOWN = 5;
const STORED = '文件或库中已有相同的记录';
const sameRows = (lines: readonly number[]): string => `第 ${lines.join('、')} 行与前面的行相同，只取一次`;
const CHANGED = '导入期间库中的数据有变化，请重新导入';
const REGIONS = 'select areaid, name, pid, level from region where level in (1, 2) order by areaid';

/** Throws Unclear once a file holds more than may be taken in at once. */
const countingParts = <R>(
  parts: Plan<string, R>['parts'],
  most: number | undefined,
): ((record: R) => void) => {
  if (!parts || most === undefined) return () => undefined;
  let count = 0;
  return (record) => {
    count += parts.of(record);
    if (count > most)
      throw new Unclear(`文件里的${parts.called}超过 ${most} 条，一次至多 ${most} 条，请拆分后再导入`);
  };
};

/** Reader of tables of one line a record, against what is stored; nothing is changed before it commits. */
export const plainReader =
  <F extends string, R>(plan: Plan<F, R>): FileExchange['read'] =>
  async (pool, { bytes, fileName, now, choices, reading }): Promise<ReadFile> => {
    const { rows, format, unread } = await readTable(bytes, reading);
    const layout = await plan.layout.read({ rows, format }, choices);
    const { rows: regions } = await pool.query<RegionRow>(REGIONS);
    const placeOf = placeReader(regions);
    const refused: RefusedRow[] = [];
    const readable: Readable<R>[] = [];
    let totals = 0;
    let titles = 0;
    const unsaid = { ...layout, assumed: new Map<F, string>() };
    const { names } = plan;
    const count = countingParts(plan.parts, reading?.mostParts);
    await eachInTurns(layout.body, (row) => {
      // Records of several rows are texts, in which the words of a sum may stand.
      if (!plan.whole && isTotal(row)) {
        totals += 1;
        return;
      }
      if (names && isTitle(row, [...layout.columns], names)) {
        titles += 1;
        return;
      }
      const reasons: string[] = [];
      const attempt = <T>(label: string, work: () => T): T | undefined => {
        try {
          return work();
        } catch (error) {
          if (!(error instanceof Unclear)) throw error;
          reasons.push(label === '' ? error.message : `${label}：${error.message}`);
          return undefined;
        }
      };
      const isOwn = (field: F) => cellOf(unsaid, row, field) !== null;
      const record = attempt('', () =>
        plan.record(
          {
            cell: (field) => cellOf(layout, row, field),
            read: (field, work) =>
              attempt(plan.layout.labelOf(field), () =>
                work(cellOf(layout, row, field), layout.columns.get(field)?.factor ?? 1),
              ),
            placeOf,
            namedBasis: taxBasisOf(layout),
            assumed: [...layout.assumed].flatMap(([field, value]) =>
              isOwn(field) ? [] : [[plan.layout.labelOf(field), value] as const],
            ),
          },
          { fileName, now, line: row.line },
        ),
      );
      if (record !== undefined) count(record);
      if (record !== undefined && reasons.length === 0) readable.push({ row, record });
      else refused.push({ row, reasons: reasons.length > 0 ? reasons : ['没有填写'] });
    });
    const understood = plan.whole ? await onlyWhole(plan.whole, layout, readable, refused) : readable;
    const taken = await mapInTurns(understood, (one) => ({ ...one, key: plan.keyOf(one.record) }));
    const stored = await plan.storedOf(
      pool,
      taken.map(({ key }) => key),
    );
    const { doubts } = plan;
    const doubt = await doubts?.of(
      pool,
      taken.map(({ record }) => record),
    );
    const isRight = (row: TableRow) =>
      doubts !== undefined && isConfirmed(cellOf(layout, row, doubts.confirmed));
    const accepted: { readonly record: R; readonly key: string }[] = [];
    const repeated: number[] = [];
    const left: { readonly line: number }[] = [];
    const seen = new Set<string>();
    await eachInTurns(taken, ({ row, record, key }) => {
      const { reason, isChecked } = doubt?.(record) ?? NO_CHECK;
      const isLeft = doubts !== undefined && !isChecked && !isRight(row);
      if (stored.has(key)) refused.push({ row, reasons: [STORED] });
      else if (reason !== undefined && !isRight(row)) {
        refused.push({ row, reasons: [reason] });
        return;
      } else if (!seen.has(key)) {
        if (isLeft) left.push({ line: row.line });
        const taken = doubts && reason !== undefined ? doubts.taken(record) : record;
        accepted.push({ record: isLeft ? doubts.unchecked(taken) : taken, key });
      }
      // A record of several rows is the same with one of them said twice; of two records one would be lost.
      else if (plan.whole) repeated.push(row.line);
      else refused.push({ row, reasons: [STORED] });
      seen.add(key);
    });
    const { asWritten = (row: TableRow) => row } = layout;
    const reported = refused
      .map(({ row, reasons }) => ({ row: asWritten(row), reasons }))
      .toSorted((one, other) => one.row.line - other.row.line);
    const headers = [...layout.columns.values()].map(({ index }) =>
      plainText(layout.header.cells[index] ?? null),
    );
    return {
      accepted: accepted.length,
      refused: refused.length,
      description: () =>
        [
          `${fileName}：${format}，表头在第 ${layout.header.line} 行`,
          `  读取的列：${headers.join('、')}`,
          ...(layout.ignored.length > 0 ? [`  未使用的列：${layout.ignored.join('、')}`] : []),
          ...unread.map((line) => `  ${line}`),
          ...(totals > 0 ? [`  合计、小计：${totals} 行，不导入`] : []),
          ...(repeated.length > 0 ? [`  ${sameRows(repeated)}`] : []),
          ...uncheckedWords(left).map((line) => `  ${line}`),
          ...titleWords(titles).map((line) => `  ${line}`),
          `  可导入 ${accepted.length} 行，拒绝 ${refused.length} 行`,
        ].join('\n'),
      refusedCsv: () => refusedRowsCsv(layout.header, reported),
      understood: () => ({
        format,
        headerLine: layout.header.line,
        columns: plan.layout.columnsIn(layout),
        notes: [...unread, ...(repeated.length > 0 ? [sameRows(repeated)] : []), ...uncheckedWords(left)],
        totals,
        titles,
        shown: { heads: plan.heads, rows: accepted.slice(0, SHOWN).map(({ record }) => plan.shown(record)) },
        refused: reported,
      }),
      commit: async (client) => {
        // Imports take turns, so that none stores what another is just storing.
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [plan.lock]);
        const there = await plan.storedOf(
          client,
          accepted.map(({ key }) => key),
        );
        if (accepted.some(({ key }) => there.has(key))) throw new Unclear(CHANGED);
        await plan.save(
          client,
          accepted.map(({ record }) => record),
        );
      },
    };
  };
