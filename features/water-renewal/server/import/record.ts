import { createHash } from 'node:crypto';
import type { RowFields } from '#infra/server/import/plain-exchange';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth, readNumber, readTaxRate, readText } from '#infra/server/import/values';
import { STAGES } from '#src/contract/project-terms';
import { addTax, roundTo, toFen, toYuan, withoutTax } from '#src/costing/money';
import { KINDS, UNIT_BASES, UNIT_BASIS_NAMES, type UnitBasis } from '../../contract-terms';
import type { WaterRecord } from '../save-records';
import type { Field } from './layout';

const TOLERANCE = 0.02;
const USUAL_RATE = 0.09;
const FIRST_MONTH = '1995-01';
const SAMPLE = '样例';
const TAX = { 含税: '含税', 含税价: '含税', 是: '含税', 除税: '除税', 不含税: '除税', 否: '除税' } as const;

const oneOf = <T extends string>(cell: Cell, offered: readonly T[]): T => {
  const text = plainText(cell).replaceAll(/\s/g, '');
  const known = offered.find(
    (one) => plainText(one) === text || `${one}工程` === text || `${one}改造` === text,
  );
  if (known) return known;
  throw new Unclear(`“${text.slice(0, 20)}”不明确，请写成：${offered.join('、')}`);
};

const taxOf = (cell: Cell): '含税' | '除税' => {
  const text = plainText(cell);
  const known = Object.hasOwn(TAX, text) ? TAX[text as keyof typeof TAX] : undefined;
  if (!known) throw new Unclear(`“${text.slice(0, 20)}”不明确，请写含税或除税`);
  return known;
};

const positive = (cell: Cell, factor: number): number => {
  const value = readNumber(cell, 'money', factor);
  if (!(value > 0)) throw new Unclear('应大于 0');
  return value;
};

/** 1,200m, 3 座: the unit is said by the basis. */
const sizeOf = (cell: Cell): number => {
  const text = typeof cell === 'string' ? plainText(cell).replace(/[^\d.]+$/, '') : cell;
  return roundTo(positive(text, 1), 3);
};

const sums = (amount: number, basis: '含税' | '除税', rate: number) => {
  if (basis === '除税') return addTax(amount, rate);
  const [total, pretax] = [toFen(amount), toFen(withoutTax(amount, rate))];
  return { total: toYuan(total), pretax: toYuan(pretax), tax: toYuan(total - pretax) };
};

/** The whole, in 元; where the value of a unit is given as well, both must agree. */
const amountOf = (
  { read, cell }: RowFields<Field>,
  unitBasis: UnitBasis,
  quantity: number,
): number | undefined => {
  const total = isNothing(cell('total')) ? undefined : read('total', positive);
  const value = isNothing(cell('value')) ? undefined : read('value', (one) => positive(one, 1));
  const whole = value === undefined ? undefined : value * UNIT_BASES[unitBasis].per * quantity;
  if (total === undefined && whole === undefined) throw new Unclear('指标值与总造价都没有填');
  if (total !== undefined && whole !== undefined && Math.abs(whole - total) / total > TOLERANCE)
    throw new Unclear(`指标值 × 规模 = ${roundTo(whole, 2)} 元，与总造价 ${total} 元相差超过 2%`);
  return total ?? roundTo(whole ?? 0, 2);
};

const idOf = (name: string, quantity: number, priceDate: string): string =>
  `imported-${createHash('sha256')
    .update([plainText(name), quantity, priceDate].join('\n'))
    .digest('hex')
    .slice(0, 24)}`;

/** Undefined where a reason was kept. */
export const recordOf = (
  fields: RowFields<Field>,
  { fileName, now, line }: { readonly fileName: string; readonly now: string; readonly line: number },
): WaterRecord | undefined => {
  const { read, cell, placeOf, assumed } = fields;
  if (plainText(cell('source')) === SAMPLE) throw new Unclear('这是样例数据，不能作为本单位的记录导入');
  const name = read('name', (one) => readText(one, 1, 120));
  const kind = read('kind', (one) => oneOf(one, KINDS));
  const placed = read('place', placeOf);
  const unitBasis = read('unitBasis', (one) => oneOf(one, UNIT_BASIS_NAMES));
  const quantity = read('quantity', sizeOf);
  const scope = read('scope', (one) => readText(one, 4, 200));
  const stage = read('stage', (one) => oneOf(one, STAGES));
  const priceDate = read('priceDate', readMonth);
  const taxBasis = read('taxBasis', taxOf);
  const isRateAssumed = isNothing(cell('taxRate'));
  const taxRate = isRateAssumed ? USUAL_RATE : read('taxRate', readTaxRate);
  if (priceDate !== undefined && (priceDate < FIRST_MONTH || priceDate > now.slice(0, 7)))
    throw new Unclear(`价格期 ${priceDate} 不在 ${FIRST_MONTH} 至 ${now.slice(0, 7)} 之间`);
  if (!name || !kind || !placed || !unitBasis || !quantity || !scope || !stage || !priceDate || !taxBasis)
    return undefined;
  if (taxRate === undefined) return undefined;
  const amount = amountOf(fields, unitBasis, quantity);
  if (amount === undefined) return undefined;
  const { tax, total, pretax } = sums(amount, taxBasis, taxRate);
  const words = [
    ...assumed.map(([label, value]) => `${label} ${value}`),
    ...(isRateAssumed ? [`税率 ${USUAL_RATE * 100}%`] : []),
  ];
  return {
    id: idOf(name, quantity, priceDate),
    ...{ name, kind, ...placed, unitBasis, quantity, scope, stage, priceDate, taxBasis, taxRate },
    totals: { pretax, tax, total },
    facts: words.length > 0 ? [{ term: '导入时假定', detail: words.join('；') }] : [],
    ...{ costs: [], quantities: [], heat: 0, source: 'imported' },
    provenance: {
      kind: 'imported',
      issuer: '本单位导入',
      title: `${fileName} 第 ${line} 行`,
      priceDate,
      taxBasis,
      revision: 1,
      licence: '限本单位内部使用',
      note: `导入于 ${now}`,
    },
  };
};
