import { isConfirmed } from '#infra/server/import/doubts';
import { plainText, writtenText } from '#infra/server/import/plain-text';
import type { Cell, TableRow } from '#infra/server/import/table';
import { readTaxBasis } from '#infra/server/import/terms';
import { isTotal } from '#infra/server/import/totals';
import { refuseSample } from '#infra/server/import/refuse-sample';
import { Unclear } from '#infra/server/import/unclear';
import { readNumber } from '#infra/server/import/values';
import { NEW_EDITION_FROM } from '#src/contract/bill-editions';
import type { TaxBasis } from '#src/costing/basis';
import { extend, roundTo, sumMoney } from '#src/costing/money';
import { addsUp } from '#src/costing/unit-price';
import { EDITIONS, PART_KEYS, type Edition, type Part } from '../../contract';
import type { Composition } from '../unit-price';
import type { BillRecord } from './bill-record';
import { billUnit } from './bill-units';
import { itemCodeOf, readCode } from './code';
import { readFeatures } from './features';
import { labelOf, type Field } from './fields';
import { cellOf, type Layout } from './layout';

/** What a bill does not say of itself: its project does. */
export interface BillProject {
  readonly id: string;
  readonly areaId: number;
  readonly cityId: number | null;
  readonly priceDate: string;
  /** The basis of its costs is not that of its bill: a price of a bill is 除税 by the standard. */
  readonly taxRate: number;
}

export interface ImportContext {
  readonly fileName: string;
  /** ISO 8601 */
  readonly now: string;
  /** Of rows that name no project. */
  readonly project: string | undefined;
  readonly projects: ReadonlyMap<string, BillProject>;
  /** Whether an item of the standard has these nine digits. */
  readonly isItem: (code: string) => boolean;
  readonly isOffered: (place: Pick<BillProject, 'areaId' | 'cityId'>) => boolean;
}

/** A title or a subtotal is no record and no mistake. */
export type ReadRow =
  | { readonly row: TableRow; readonly record: BillRecord; readonly isConfirmed: boolean }
  | { readonly row: TableRow; readonly reasons: readonly string[] }
  | { readonly row: TableRow; readonly isTitle: true }
  | { readonly row: TableRow; readonly isTotal: true };

const MOST = { name: 200, feature: 4_000, unit: 20, price: 100_000_000, quantity: 1_000_000_000 };
const AMOUNT_TOLERANCE = 0.005;

const readEdition = (cell: Cell, priceDate: string): Edition => {
  const text = plainText(cell);
  const named = EDITIONS.find((edition) => text.includes(edition.slice(-4)));
  if (named) return named;
  if (text !== '') throw new Unclear(`清单版本“${text.slice(0, 20)}”不认识，请写 2013 或 2024`);
  if (priceDate >= NEW_EDITION_FROM)
    throw new Unclear(`${NEW_EDITION_FROM} 起的价格期须写明清单版本（2013 或 2024）`);
  return 'GB50500-2013';
};

/** 综合单价 of GB 50500 holds no value-added tax. */
const BY_STANDARD: TaxBasis = '除税';

/** Of a row's own column, else of the header of the prices, else assumed. */
const readBasis = (cell: Cell, named: TaxBasis | undefined): TaxBasis | undefined => {
  const own = cell === null ? undefined : readTaxBasis(cell);
  if (own && named && own !== named) throw new Unclear(`税口径“${own}”与综合单价表头的“${named}”不符`);
  return own ?? named;
};

const textOf = (cell: Cell, field: 'name' | 'feature' | 'unit'): string => {
  const text = writtenText(cell);
  // As it is read: one sign may stand for many.
  if (text.length > MOST[field] || text.normalize('NFKC').length > MOST[field])
    throw new Unclear(`${labelOf(field)}超过 ${MOST[field]} 个字`);
  return text;
};

const required = (cell: Cell, field: Field): Cell => {
  if (cell === null) throw new Unclear(`${labelOf(field)}没有填`);
  return cell;
};

/** Reads a figure of a row; `owns` are the units that it may be written with. */
type Figures = (field: Field, most: number, ...owns: readonly string[]) => number;

const figuresOf =
  (cells: (field: Field) => Cell, factors: Layout['factors']): Figures =>
  (field, most, ...owns) => {
    const value = readNumber(required(cells(field), field), 'money', factors.get(field) ?? 1, ...owns);
    if (value < 0 || value > most) throw new Unclear(`${labelOf(field)} ${value} 超出合理范围`);
    return value;
  };

/** Parts are all given or none; what has no column counts as nothing. */
const compositionOf = (
  cells: (field: Field) => Cell,
  figure: Figures,
  { price, unit }: { readonly price: number; readonly unit: string },
): Composition | null => {
  const given = PART_KEYS.filter((part) => cells(part) !== null);
  if (given.length === 0) return null;
  const value = (part: Part): number | null =>
    cells(part) === null ? null : figure(part, MOST.price, `元/${unit}`);
  const optional = (part: Part) => value(part) ?? 0;
  const parts = {
    labour: optional('labour'),
    materials: optional('materials'),
    mainMaterials: value('mainMaterials'),
    equipment: value('equipment'),
    machinery: optional('machinery'),
    management: optional('management'),
    profit: optional('profit'),
    risk: optional('risk'),
  };
  const amounts = Object.values(parts).map((amount) => amount ?? 0);
  if (!addsUp(amounts, price))
    throw new Unclear(`各项费用之和 ${sumMoney(amounts)} 与综合单价 ${price} 不符（允许相差 0.01）`);
  const base = sumMoney([parts.labour, parts.machinery]);
  // The rate that the amount is of the usual base, so that a what-if has somewhere to begin.
  const rateOf = (amount: number): number => (base > 0 ? Math.min(99, roundTo(amount / base, 5)) : 0);
  const [managementRate, profitRate] = [rateOf(parts.management), rateOf(parts.profit)];
  return { parts, rateBase: 'labourAndMachinery', managementRate, profitRate, norms: [], resources: [] };
};

const refuseAmount = (figure: Figures, quantity: number, price: number): void => {
  const amount = figure('amount', MOST.price * 1_000);
  const reckoned = extend(quantity, price);
  if (Math.abs(amount - reckoned) > Math.max(0.05, reckoned * AMOUNT_TOLERANCE))
    throw new Unclear(`工程量 × 综合单价 = ${reckoned}，与合价 ${amount} 不符`);
};

const projectOf = (cell: Cell, { project, projects, isOffered }: ImportContext): BillProject => {
  const id = cell === null ? project : plainText(cell);
  if (!id) throw new Unclear('没有写明所属工程：请加“工程编号”列，或为整份清单指定工程编号');
  const found = projects.get(id);
  if (!found) throw new Unclear(`库中没有编号为“${id.slice(0, 60)}”的工程，请先导入单项工程`);
  if (!isOffered(found)) throw new Unclear('工程所在地区暂未开放综合单价');
  return found;
};

const readRecord = (
  cells: (field: Field) => Cell,
  layout: Pick<Layout, 'columns' | 'factors' | 'assumed' | 'taxBasis'>,
  surroundings: ImportContext,
): BillRecord => {
  refuseSample(cells('source'), '综合单价');
  const project = projectOf(cells('project'), surroundings);
  const { code, assumed: ofCode } = readCode(required(cells('code'), 'code'), surroundings.isItem);
  const edition = readEdition(cells('edition'), project.priceDate);
  const written = textOf(required(cells('unit'), 'unit'), 'unit');
  const unit = billUnit(written);
  const name = textOf(required(cells('name'), 'name'), 'name');
  const featureText = textOf(cells('feature'), 'feature');
  const figure = figuresOf(cells, layout.factors);
  const price = figure('price', MOST.price, `元/${unit}`);
  if (sumMoney([price]) === 0) throw new Unclear('综合单价应大于 0；没有单价的清单项不导入');
  const quantity = cells('quantity') === null ? null : roundTo(figure('quantity', MOST.quantity, unit), 4);
  if (cells('amount') !== null && quantity !== null) refuseAmount(figure, quantity, price);
  const said = readBasis(cells('taxBasis'), layout.taxBasis);
  const taxBasis = said ?? BY_STANDARD;
  const isOwn = (field: Field) =>
    layout.columns.has(field) && cells(field) !== null && layout.assumed.get(field) !== cells(field);
  const assumed = [
    ...ofCode,
    ...(isOwn('edition') ? [] : [`清单版本 ${edition}`]),
    ...(layout.taxBasis || isOwn('taxBasis')
      ? []
      : [`税口径 ${taxBasis}${said ? '' : '（按清单规范，综合单价不含增值税）'}`]),
  ];
  const { fileName, now } = surroundings;
  const { id: projectId, ...place } = project;
  return {
    ...place,
    taxBasis,
    projectId,
    code,
    quantity,
    text: {
      item: { code: itemCodeOf(code), edition, unit, name, workContent: '', rule: '' },
      name,
      featureText,
      features: readFeatures(featureText),
    },
    price: sumMoney([price]),
    composition: compositionOf(cells, figure, { price, unit }),
    heat: 0,
    source: 'imported',
    provenance: {
      kind: 'imported',
      issuer: '本单位导入',
      title: fileName,
      priceDate: place.priceDate,
      taxBasis,
      codeEdition: edition,
      revision: 1,
      licence: '限本单位内部使用',
      note: `导入于 ${now}`,
    },
    assumed: assumed.map((words) => ({ words })),
    createdOn: now.slice(0, 10),
  };
};

/** Reads rows of one file. Nothing is guessed: what cannot be taken for certain becomes a reason in Chinese. */
export const rowReader =
  (layout: Layout, surroundings: ImportContext) =>
  (row: TableRow): ReadRow => {
    const cells = (field: Field): Cell => cellOf(layout, row, field);
    if (isTotal(row, cells('code'), cells('unit'))) return { row, isTotal: true };
    if (cells('code') === null && cells('price') === null) return { row, isTitle: true };
    try {
      return {
        row,
        record: readRecord(cells, layout, surroundings),
        isConfirmed: isConfirmed(cells('confirmed')),
      };
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      return { row, reasons: [error.message] };
    }
  };
