import { mapInTurns } from '../in-turns';
import { splitBrackets } from './brackets';
import { LONGEST_HEADER, simpleHeader } from './choices';
import { inOneLine, isNothing, plainText } from './plain-text';
import type { Cell, TableRow } from './table';
import { Unclear } from './unclear';
import { unitAbove, type MoneyUnit } from './unit-above';

const HEAD_ROWS = 15;
const NUMBER = /^[\d¥.,+-]/;

interface HeaderCell<C> {
  readonly text: string;
  readonly column: C | undefined;
}
export interface FoundHeader<C> {
  readonly columns: readonly C[];
  /** Headers that name no field. */
  readonly free: readonly string[];
  /** One text a column, also where the file has two lines for it. */
  readonly header: TableRow;
  readonly body: readonly TableRow[];
  /** Of figures whose own header names none. */
  readonly moneyUnit: MoneyUnit | undefined;
}
export interface HeaderReader<C> {
  /** Undefined for a header nobody knows; throws Unclear for a unit nobody knows. */
  readonly read: (header: string, index: number) => C | undefined;
  /** Columns of one key say the same. */
  readonly keyOf: (column: C) => string;
  readonly hasUnit: (column: C) => boolean;
  /** Headers, as `simpleHeader` writes them, of columns that are read as nothing. */
  readonly leftOut?: ReadonlySet<string>;
}

/** Headers a heading of two lines may mean, most exact first. */
const readingsOf = (above: string, below: string): readonly string[] => {
  if (above === '' || below === '') return [above || below];
  const bracketed = splitBrackets(above);
  const name = bracketed.name.trim();
  const notes = bracketed.written.join('');
  return [
    `${below}${notes}(${name})`,
    `${below}${notes}`,
    `${below}(${name})`,
    below,
    `${name}(${below})${notes}`,
  ];
};

/** Most of what is looked at is no header, and may be long: brackets are looked for within what could be one. */
const cut = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, LONGEST_HEADER) : cell);
const textOf = (whole: Cell): string => {
  const cell = cut(whole);
  return isNothing(cell) ? '' : inOneLine(plainText(cell));
};

const attempt = <C>(read: () => C | undefined): C | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unclear) return undefined;
    throw error;
  }
};

const cellAt = <C>(reader: HeaderReader<C>, texts: readonly string[], index: number): HeaderCell<C> => {
  const unread = reader.leftOut ?? new Set();
  const leftOut = unread.size === 0 ? undefined : texts.find((text) => unread.has(simpleHeader(text)));
  if (leftOut !== undefined) return { text: leftOut, column: undefined };
  for (const text of texts) {
    const column = attempt(() => reader.read(text, index));
    if (column) return { text, column };
  }
  return { text: texts.at(-1) ?? '', column: undefined };
};

const single = <C>(reader: HeaderReader<C>, { cells }: TableRow): HeaderCell<C>[] =>
  cells
    .map(cut)
    .map((cell, index) =>
      typeof cell === 'string'
        ? cellAt(reader, [isNothing(cell) ? '' : cell.trim()], index)
        : { text: textOf(cell), column: undefined },
    );

/** A cell merged over several columns stands in the first of them. */
const spread = (above: readonly Cell[], below: readonly Cell[], width: number): string[] => {
  let [last, isOpen] = ['', false];
  return Array.from({ length: width }, (_, index) => {
    const [own, under] = [textOf(above[index] ?? null), textOf(below[index] ?? null)];
    if (own !== '') [last, isOpen] = [own, under !== ''];
    return own !== '' ? own : isOpen && under !== '' ? last : '';
  });
};

/** 制表：预算部, 单位：万元: what is said above a table is no head of its columns. */
const PREAMBLE =
  /^(?:制表|编制|填表|填报|审核|复核|校对|批准|金额单位|货币单位|单位|日期|时间|工程|项目|建设|施工|表号|页)[^:：]{0,12}[:：]\s*\S/;
const withoutPreamble = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell) => (PREAMBLE.test(textOf(cell)) ? null : cell));

/** One cell before all columns is the title of the table. */
const isTitleOf = (above: readonly Cell[], below: readonly Cell[]): boolean => {
  const filled = above.flatMap((cell, index) => (textOf(cell) === '' ? [] : [index]));
  return filled.length === 1 && filled[0] === below.findIndex((cell) => textOf(cell) !== '');
};

/** Undefined when the lower row is data. */
const pair = <C>(
  reader: HeaderReader<C>,
  { cells: whole }: TableRow,
  { cells: below }: TableRow,
): HeaderCell<C>[] | undefined => {
  const above = withoutPreamble(whole);
  if (above.every((cell) => textOf(cell) === '') || isTitleOf(above, below)) return undefined;
  const isFigure = (cell: Cell) => typeof cell !== 'string' || NUMBER.test(plainText(cell));
  if (below.map(cut).some((cell) => !isNothing(cell) && isFigure(cell))) return undefined;
  const width = Math.max(above.length, below.length);
  return spread(above, below, width).map((top, index) =>
    cellAt(reader, readingsOf(top, textOf(below[index] ?? null)), index),
  );
};

const UNIT_WEIGHT = 0.01;

const scoreOf = <C>({ keyOf, hasUnit }: HeaderReader<C>, cells: readonly HeaderCell<C>[]): number => {
  const columns = cells.flatMap(({ column }) => column ?? []);
  return new Set(columns.map(keyOf)).size + UNIT_WEIGHT * columns.filter(hasUnit).length;
};

/**
 * The row, or the two rows, that name most fields; titles may stand above. Undefined when fewer than `least` are named.
 * Between rows others are served: a row may hold hundreds of headers, each of them in five readings.
 */
export const findHeader = async <C>(
  rows: readonly TableRow[],
  reader: HeaderReader<C>,
  least: number,
): Promise<FoundHeader<C> | undefined> => {
  const head = rows.slice(0, HEAD_ROWS);
  const singles = await mapInTurns(head, (row, at) => ({
    last: at,
    isPair: false,
    cells: single(reader, row),
  }));
  const pairs = await mapInTurns(head, (row, at) => {
    const below = rows[at + 1];
    const cells = below && pair(reader, row, below);
    return cells ? [{ last: at + 1, isPair: true, cells }] : [];
  });
  const candidates = [...singles, ...pairs.flat()].map((candidate) => ({
    ...candidate,
    score: scoreOf(reader, candidate.cells),
  }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  );
  const line = best && rows[best.last]?.line;
  if (!best || line === undefined || best.score < least) return undefined;
  return {
    columns: best.cells.flatMap(
      ({ text, column }, index) =>
        column ??
        (best.isPair || reader.leftOut?.has(simpleHeader(text)) ? [] : (reader.read(text, index) ?? [])),
    ),
    free: best.cells.flatMap(({ text, column }) => (column || text === '' ? [] : [text])),
    header: { line, cells: best.cells.map(({ text }) => text || null) },
    body: rows.slice(best.last + 1),
    // Of two lines the upper one may be the title of the lower.
    moneyUnit: unitAbove(rows.slice(0, best.last)),
  };
};
