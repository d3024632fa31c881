import { isUnread, type Mapping, type SheetKind } from '../../contract-import';
import { fieldIn, SHEET_NAMES, SHEETS } from './sheet-fields';
import type { BookRow, BookSheet } from './workbook';

export interface Layout {
  readonly kind: SheetKind | null;
  /** The line the body begins after. */
  readonly headerLine: number;
  readonly columns: readonly {
    readonly index: number;
    readonly header: string;
    readonly field: string | null;
  }[];
  readonly body: readonly BookRow[];
}

const HEAD_ROWS = 15;
const LEAST_KNOWN = 2;

interface Head {
  readonly kind: SheetKind;
  readonly headers: readonly string[];
  readonly lastLine: number;
  readonly score: number;
}

/** Printed heads have two lines: 金额 above, 综合单价 and 合价 below it. */
const headsAt = (rows: readonly BookRow[], at: number, kind: SheetKind): Head[] => {
  const [row, below] = [rows[at], rows[at + 1]];
  if (!row) return [];
  const known = (headers: readonly string[]) =>
    new Set(headers.flatMap((header) => fieldIn(kind, header) ?? [])).size;
  const width = Math.max(row.cells.length, below?.cells.length ?? 0);
  const both = Array.from({ length: width }, (_, index) => {
    const [upper, lower] = [row.cells[index] ?? '', below?.cells[index] ?? ''];
    return lower !== '' && fieldIn(kind, lower) ? lower : upper;
  });
  const heads = [{ kind, headers: row.cells, lastLine: row.line, score: known(row.cells) }];
  if (below && known(both) > known(row.cells))
    heads.push({ kind, headers: both, lastLine: below.line, score: known(both) });
  return heads;
};

/** A sheet may bear the name of its node on the page. */
const isNamed = (name: string, kind: SheetKind): boolean =>
  name.trim() === SHEETS[kind].node || SHEETS[kind].marks.some((mark) => name.includes(mark));

/** How much of what the kind needs was found; its name in the sheet's name counts for two columns. */
const fitOf = (name: string, { kind, score }: Head): number => {
  const fields = SHEETS[kind].fields.filter(({ required }) => required).length;
  return score / fields + (isNamed(name, kind) ? 1 : 0);
};

const better = (name: string, best: Head | undefined, head: Head): Head =>
  best && fitOf(name, best) >= fitOf(name, head) ? best : head;

/** What the sheet is taken for; a person may say otherwise by `told`. */
export const recognise = (sheet: BookSheet, told?: Mapping[number]): Layout => {
  const rows = sheet.rows.slice(0, HEAD_ROWS);
  // A node that no kind of sheet fills is not taken for another.
  const offered = isUnread(sheet.name) ? [] : SHEET_NAMES;
  const kinds = told?.kind ? [told.kind] : offered;
  const best = rows
    .flatMap((_, index) => kinds.flatMap((kind) => headsAt(rows, index, kind)))
    .filter(({ score }) => score >= (told?.kind ? 1 : LEAST_KNOWN))
    .reduce<Head | undefined>((before, head) => better(sheet.name, before, head), undefined);
  const kind = told ? told.kind : (best?.kind ?? null);
  const headers = best?.headers ?? rows[0]?.cells ?? [];
  const headerLine = best?.lastLine ?? rows[0]?.line ?? 1;
  const chosen = new Map(told?.fields.map(({ index, field }) => [index, field]));
  const taken = new Set<string>();
  const columns = headers.map((header, index) => {
    const field = chosen.has(index)
      ? (chosen.get(index) ?? null)
      : kind
        ? (fieldIn(kind, header) ?? null)
        : null;
    // The first column of a name is meant; a person may choose another.
    const isFree =
      field !== null && SHEETS[kind ?? 'bill'].fields.some((one) => one.field === field) && !taken.has(field);
    if (isFree) taken.add(field);
    return { index, header, field: isFree ? field : null };
  });
  return { kind, headerLine, columns, body: sheet.rows.filter(({ line }) => line > headerLine) };
};

export const missingIn = ({ kind, columns }: Layout): string[] => {
  if (kind === null) return [];
  const given = new Set(columns.map(({ field }) => field));
  const missing = SHEETS[kind].fields.filter(({ field, required }) => required && !given.has(field));
  const labels = missing.map(({ label }) => label);
  return kind === 'resources' && !given.has('quantity') && !given.has('perArea')
    ? [...labels, '数量']
    : labels;
};
