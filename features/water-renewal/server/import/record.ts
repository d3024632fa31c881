import { priceDateIssue } from '#src/contract/project-bounds';
import { monthAt } from '#src/contract/shanghai-time';
import { TOLERANCE } from '#src/costing/tolerance';
import { createHash } from 'node:crypto';
import { splitUnit, timesOf } from '#infra/server/import/measures';
import type { RowFields } from '#infra/server/import/plain-exchange';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import {
  readStage,
  readTaxBasis,
  readTaxMethod,
  refuseOtherRate,
  SIMPLE_RATE,
} from '#infra/server/import/terms';
import { refuseSample } from '#infra/server/import/refuse-sample';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth, readNumber, readTaxRate, readText, valueText } from '#infra/server/import/values';
import { addTax, roundTo, toFen, toYuan, withoutTax } from '#src/costing/money';
import { UNIT_BASES, type UnitBasis } from '../../contract-terms';
import type { WaterRecord } from '../save-records';
import type { Field } from './layout';
import { isOtherBasis, readKind, readUnitBasis, unitBasisOf } from './terms';

const USUAL_RATE = 0.09;

const positive = (cell: Cell, factor: number, ...owns: readonly string[]): number => {
  const value = readNumber(cell, 'money', factor, ...owns);
  if (!(value > 0)) throw new Unclear('应大于 0');
  return value;
};

const DIGITS = /^[\d,.]+/;
// eslint-disable-next-line portal/no-super-linear-regexp -- a value is short.
const SIZE = /^([\d,.]+)\s*(万)?[^\d.]*$/;
// eslint-disable-next-line portal/no-super-linear-regexp -- a value is short.
const SEVERAL = /^(\d+)台?\s*[×xX*]\s*([\d,.]+[^×xX*]*)$/;
/** 1,200m, 3 座, 3.2万m³, 1.2km; 4×800kW is all four of them. The unit is said by the basis, of which another measure is brought to it. */
const sizeOf = (cell: Cell, unit: string | undefined): number => {
  // Of a length and a width the product would be neither.
  const [, count, each] =
    unit === 'kW' && typeof cell === 'string' ? (SEVERAL.exec(valueText(cell)) ?? []) : [];
  if (count !== undefined && each !== undefined) return roundTo(Number(count) * sizeOf(each, unit), 3);
  const [, digits, many] = typeof cell === 'string' ? (SIZE.exec(valueText(cell)) ?? []) : [];
  const said = typeof cell === 'string' ? valueText(cell).replace(DIGITS, '') : '';
  if (unit !== undefined && said !== '' && timesOf(said, unit)) return roundTo(positive(cell, 1, unit), 3);
  return roundTo(positive(digits ?? cell, 1) * (many ? 10_000 : 1), 3);
};

/** 元/m³库容 and 元/m³ alike. */
const ownUnits = (basis: UnitBasis): readonly string[] => [
  basis,
  `${splitUnit(basis).of}/${UNIT_BASES[basis].unit}`,
];

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
  if (isNothing(cell('total')) && isNothing(cell('value'))) throw new Unclear('指标值与总造价都没有填');
  const total = isNothing(cell('total')) ? undefined : read('total', positive);
  const value = isNothing(cell('value'))
    ? undefined
    : read('value', (one) => positive(one, 1, ...ownUnits(unitBasis)));
  const whole = value === undefined ? undefined : value * UNIT_BASES[unitBasis].per * quantity;
  if (total === undefined && whole === undefined) return undefined;
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
  const { read, cell, placeOf, assumed, namedBasis } = fields;
  refuseSample(cell('source'));
  const name = read('name', (one) => readText(one, 1, 120));
  const kind = read('kind', readKind);
  const placed = read('place', placeOf);
  const unitBasis = read('unitBasis', (one) => unitBasisOf(kind, readUnitBasis(one)));
  const quantity = read('quantity', (one) => sizeOf(one, unitBasis && UNIT_BASES[unitBasis].unit));
  const scope = read('scope', (one) => readText(one, 2, 200));
  const natureSaid = isNothing(cell('nature')) ? undefined : read('nature', (one) => readText(one, 1, 20));
  const stage = read('stage', readStage);
  const priceDate = read('priceDate', readMonth);
  const taxBasis = read('taxBasis', (one) => {
    const said = isNothing(one) && namedBasis ? namedBasis : readTaxBasis(one);
    if (namedBasis && said !== namedBasis) throw new Unclear(`“${said}”与造价表头的“${namedBasis}”不符`);
    return said;
  });
  const isRateAssumed = isNothing(cell('taxRate'));
  const method = isNothing(cell('taxMethod')) ? undefined : read('taxMethod', readTaxMethod);
  const usual = method === '简易计税' ? SIMPLE_RATE : USUAL_RATE;
  const taxRate = isRateAssumed
    ? usual
    : read('taxRate', (one) => {
        const rate = readTaxRate(one);
        refuseOtherRate(method, rate);
        return rate;
      });
  const misdated = priceDate && priceDateIssue(priceDate, monthAt(now));
  if (misdated) throw new Unclear(misdated);
  if (!name || !kind || !placed || !unitBasis || !quantity || !scope || !stage || !priceDate || !taxBasis)
    return undefined;
  if (taxRate === undefined) return undefined;
  const amount = amountOf(fields, unitBasis, quantity);
  if (amount === undefined) return undefined;
  const { tax, total, pretax } = sums(amount, taxBasis, taxRate);
  const words = [
    ...assumed.map(([label, value]) => `${label} ${value}`),
    ...(isRateAssumed ? [`税率 ${usual * 100}%`] : []),
    ...(isOtherBasis(cell('unitBasis'), unitBasis) ? [`单位口径 ${unitBasis}`] : []),
  ];
  return {
    id: idOf(name, quantity, priceDate),
    name,
    kind,
    ...placed,
    unitBasis,
    quantity,
    scope,
    stage,
    natureSaid,
    priceDate,
    taxBasis,
    taxRate,
    totals: {
      pretax,
      tax,
      total,
    },
    facts:
      words.length > 0
        ? [
            {
              term: '导入时假定',
              detail: words.join('；'),
            },
          ]
        : [],
    costs: [],
    quantities: [],
    heat: 0,
    source: 'imported',
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
