import { eachInTurns } from '#infra/server/in-turns';
import { plainText, writtenText } from '#infra/server/import/plain-text';
import type { TableRow } from '#infra/server/import/table';
import { isTotal } from '#infra/server/import/totals';
import { Unclear } from '#infra/server/import/unclear';
import { readNumber } from '#infra/server/import/values';
import { extend, toFen } from '#src/costing/money';
import type { Part } from '../../contract';
import type { NormKind, ResourceLine } from '../unit-price';
import { ANALYSIS_FIELDS, CATEGORIES, type AnalysisField } from './analysis-fields';
import type { AnalysisLayout } from './analysis-layout';

type Overhead = Extract<Part, 'management' | 'profit' | 'risk'>;
export type Overheads = Readonly<Record<Overhead, number>>;
export const OVERHEADS: readonly Overhead[] = ['management', 'profit', 'risk'];

export interface ReadNorm {
  readonly norm: NormKind;
  readonly quantity: number;
  /** Null where the sheet gives none of them for the norm. */
  readonly overheads: Overheads | null;
}

/** The lines of one item. One that cannot be read makes the whole item unreadable. */
export interface AnalysisBlock {
  readonly code: string;
  /** Of the rows that name one. */
  readonly project: string | undefined;
  readonly rows: readonly TableRow[];
  readonly norms: readonly ReadNorm[];
  readonly resources: readonly ResourceLine[];
  readonly issues: readonly { readonly row: TableRow; readonly reason: string }[];
}

type Draft = {
  -readonly [K in keyof AnalysisBlock]: AnalysisBlock[K] extends readonly (infer T)[]
    ? T[]
    : AnalysisBlock[K];
};

const MOST = { quantity: 1_000_000, price: 100_000_000, text: 200 };

const readers = (layout: AnalysisLayout, row: TableRow) => {
  const cell = (field: AnalysisField) => layout.cellOf(row, field);
  const text = (field: AnalysisField): string => {
    const written = writtenText(cell(field));
    if (written === '') throw new Unclear(`${ANALYSIS_FIELDS[field][0]}没有填`);
    if (written.length > MOST.text) throw new Unclear(`${ANALYSIS_FIELDS[field][0]}超过 ${MOST.text} 个字`);
    return written;
  };
  const figure = (field: AnalysisField, most: number, ...owns: readonly string[]): number => {
    text(field);
    const value = readNumber(cell(field), 'money', 1, ...owns);
    if (value < 0 || value > most) throw new Unclear(`${ANALYSIS_FIELDS[field][0]} ${value} 超出合理范围`);
    return value;
  };
  return { cell, text, figure };
};

const readNorm = ({ cell, text, figure }: ReturnType<typeof readers>): ReadNorm => {
  const given = OVERHEADS.filter((part) => cell(part) !== null);
  const amounts = OVERHEADS.map(
    (part) => [part, cell(part) === null ? 0 : figure(part, MOST.price)] as const,
  );
  const unit = text('normUnit');
  return {
    norm: { code: text('normCode'), name: text('normName'), unit },
    quantity: figure('normQuantity', MOST.quantity, unit),
    overheads: given.length === 0 ? null : (Object.fromEntries(amounts) as unknown as Overheads),
  };
};

const readResource = ({ cell, text, figure }: ReturnType<typeof readers>, norm: number): ResourceLine => {
  if (norm < 0) throw new Unclear('这一行之前没有定额');
  const category = CATEGORIES[plainText(cell('category'))];
  if (!category)
    throw new Unclear(
      `类别“${plainText(cell('category')).slice(0, 20)}”不认识，请写人工、材料、主材、设备或机械`,
    );
  const unit = text('unit');
  const [quantity, price] = [
    figure('quantity', MOST.quantity, unit),
    figure('price', MOST.price, `元/${unit}`),
  ];
  if (cell('amount') !== null) {
    const [amount, reckoned] = [figure('amount', MOST.price), extend(quantity, price)];
    if (Math.abs(toFen(amount) - toFen(reckoned)) > 1)
      throw new Unclear(`消耗量 × 单价 = ${reckoned}，与合价 ${amount} 不符（允许相差 0.01）`);
  }
  const resource = {
    category,
    code: writtenText(cell('resourceCode')),
    name: text('name'),
    spec: writtenText(cell('spec')),
    unit,
  };
  return { resource, norm, quantity, price };
};

const opened = (code: string, project: string | undefined): Draft => ({
  code,
  project,
  rows: [],
  norms: [],
  resources: [],
  issues: [],
});

const takeRow = (block: Draft, layout: AnalysisLayout, row: TableRow): void => {
  const read = readers(layout, row);
  const [isNorm, isResource] = [read.cell('normCode') !== null, read.cell('category') !== null];
  if (isNorm) block.norms.push(readNorm(read));
  if (isResource) block.resources.push(readResource(read, block.norms.length - 1));
  if (!isNorm && !isResource && read.cell('code') === null)
    throw new Unclear('既没有定额编号也没有类别，看不出是哪一项');
};

export interface ReadAnalysis {
  readonly blocks: readonly AnalysisBlock[];
  /** Lines of sums. */
  readonly titles: readonly number[];
  readonly strays: readonly { readonly row: TableRow; readonly reason: string }[];
}

/** A row with another code begins the next item; rows without one belong to the item above. */
export const readBlocks = async (layout: AnalysisLayout): Promise<ReadAnalysis> => {
  const blocks: Draft[] = [];
  const titles: number[] = [];
  const strays: { row: TableRow; reason: string }[] = [];
  await eachInTurns(layout.body, (row) => {
    if (isTotal(row)) {
      titles.push(row.line);
      return;
    }
    const code = plainText(layout.cellOf(row, 'code')).toUpperCase();
    const project = plainText(layout.cellOf(row, 'project')) || undefined;
    const last = blocks.at(-1);
    const begins =
      code !== '' && (last?.code !== code || (project !== undefined && last.project !== project));
    if (begins) blocks.push(opened(code, project));
    const block = blocks.at(-1);
    if (!block) {
      strays.push({ row, reason: '这一行之前没有项目编码' });
      return;
    }
    block.rows.push(row);
    try {
      takeRow(block, layout, row);
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      block.issues.push({ row, reason: error.message });
    }
  });
  return { blocks, titles, strays };
};
