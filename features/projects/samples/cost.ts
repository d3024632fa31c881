import { toYuan } from '#src/costing/money';
import { splitFen } from '#src/costing/split-exactly';
import type { CostLine } from '../server/project';
import type { BillLine } from './bill';
import { PART_NAMES, UNIT_NAMES, unitOf, type PartName } from './parts';
import { priceList, type Priced } from './things';

/** 规费 is so much of 人工费; 措施项目其他 so much of 人工费 and 施工机具使用费. */
const STATUTORY = 0.17;
const MEASURES = 0.16;
/** What 措施项目其他 is spent on, as the fees stand. */
const SPENT: Priced['shares'] = [0.1, 0.68, 0.12, 0.06, 0.04];
const FEE_NAMES = ['人工费', '材料费', '施工机具使用费', '企业管理费', '利润', '规费'] as const;
const UNITS_OF_PARTS = PART_NAMES.map((part) => UNIT_NAMES.indexOf(unitOf(part)));
const PART_AT = Object.fromEntries(PART_NAMES.map((part, at) => [part, at])) as Readonly<
  Record<PartName, number>
>;

export interface Cost {
  readonly parts: readonly CostLine[];
  readonly units: readonly CostLine[];
  readonly fees: readonly CostLine[];
  readonly pretax: number;
}

export interface Market {
  readonly areaId: number;
  readonly priceDate: string;
  /** Of the tender, 1 on the average. */
  readonly height: number;
}

/** Quantity × price of the place and month, line by line to the fen; everything else is a sum of these. */
export const costOf = (bill: readonly BillLine[], { areaId, priceDate, height }: Market): Cost => {
  const prices = priceList(areaId, priceDate);
  const fees = [0, 0, 0, 0, 0];
  const parts = PART_NAMES.map(() => 0);
  const add = (part: number, fen: number, shares: Priced['shares']) => {
    parts[part] = (parts[part] ?? 0) + fen;
    for (let fee = 0; fee < shares.length; fee += 1) fees[fee] = (fees[fee] ?? 0) + fen * (shares[fee] ?? 0);
  };
  for (const { part, thing, quantity } of bill) {
    const { price, shares } = prices[thing];
    add(PART_AT[part], Math.round(quantity * Math.round(price * height * 100)), shares);
  }
  const [labour = 0, , machinery = 0] = fees;
  const statutory = Math.round(labour * STATUTORY);
  add(PART_AT.措施项目其他, Math.round((labour + machinery) * MEASURES), SPENT);
  parts[PART_AT.规费] = statutory;
  const units = UNIT_NAMES.map(() => 0);
  parts.forEach((fen, at) => {
    const unit = UNITS_OF_PARTS[at] ?? 0;
    units[unit] = (units[unit] ?? 0) + fen;
  });
  const whole = parts.reduce((sum, fen) => sum + fen, 0);
  const named = (names: readonly string[], fen: readonly number[]): readonly CostLine[] =>
    names.map((name, at) => ({ name, amount: toYuan(fen[at] ?? 0) }));
  return {
    parts: named(PART_NAMES, parts),
    units: named(UNIT_NAMES, units),
    fees: named(FEE_NAMES, [...splitFen(whole - statutory, fees), statutory]),
    pretax: toYuan(whole),
  };
};
