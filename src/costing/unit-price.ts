import { extend, roundTo, sumMoney, toFen, type Decimal } from './money';

/** Consumption per unit of the item (losses included) and its price in 元. */
export interface Consumption {
  readonly quantity: Decimal;
  readonly price: Decimal;
}

/** What management and profit are taken of; provinces differ. */
export type RateBase = 'labour' | 'labourAndMachinery' | 'direct';

export interface UnitPricePlan {
  readonly labour: readonly Consumption[];
  readonly materials: readonly Consumption[];
  readonly machinery: readonly Consumption[];
  /** Fractions: 0.18. */
  readonly managementRate: Decimal;
  readonly profitRate: Decimal;
  readonly rateBase: RateBase;
  /** Agreed amount, 元. */
  readonly risk?: Decimal;
}

/** Amounts in 元 with two decimals. */
export interface UnitPriceParts {
  readonly labour: number;
  readonly materials: number;
  readonly machinery: number;
  readonly management: number;
  readonly profit: number;
  readonly risk: number;
}

/** 综合单价: excludes 规费 and 税金. Every part is rounded to the fen, so the parts add up to the total exactly. */
export const composeUnitPrice = (
  plan: UnitPricePlan,
): { readonly parts: UnitPriceParts; readonly total: number } => {
  const cost = (lines: readonly Consumption[]) =>
    sumMoney(lines.map(({ quantity, price }) => extend(quantity, price)));
  const [labour, materials, machinery] = [cost(plan.labour), cost(plan.materials), cost(plan.machinery)];
  const base = {
    labour,
    labourAndMachinery: sumMoney([labour, machinery]),
    direct: sumMoney([labour, materials, machinery]),
  }[plan.rateBase];
  const parts = {
    labour,
    materials,
    machinery,
    management: extend(base, plan.managementRate),
    profit: extend(base, plan.profitRate),
    risk: roundTo(plan.risk ?? 0, 2),
  };
  return { parts, total: sumMoney(Object.values(parts)) };
};

/** Whether the parts of a published unit price add up to it, within one fen. */
export const addsUp = (parts: readonly Decimal[], unitPrice: Decimal): boolean =>
  Math.abs(toFen(sumMoney(parts)) - toFen(unitPrice)) <= 1;
