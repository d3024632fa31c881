import { formatNumber } from '#src/ui/format';
import { PARTS, RATE_BASES, DIRECT_PARTS } from '../../contract-shapes';
import type { SchemeTerms } from '../../contract-schemes';
import type { PricedRecord, SchemedPrice } from '../../price-under-scheme';
import { sumMoney } from '#src/costing/money';
import { baseOf } from '../../trial';
import { percentText } from '../labels';

export interface WorkingLine {
  readonly name: string;
  readonly formula: string;
  /** 元 */
  readonly amount: number;
}

const say = (value: number) => formatNumber(value, 2);

/** How the price was worked out, line by line, so that anybody can do it again. */
export const workingLines = (
  record: PricedRecord,
  terms: SchemeTerms,
  { parts, unitPrice }: SchemedPrice,
): readonly WorkingLine[] => {
  const rateBase = terms.rateBase ?? record.rates.rateBase;
  const base = baseOf(rateBase, parts);
  const direct = baseOf('direct', parts);
  const taken = (rate: number) => `${RATE_BASES[rateBase]} ${say(base)} × ${percentText(rate)}`;
  const sum = sumMoney(Object.values(parts));
  const lines: readonly WorkingLine[] = [
    ...DIRECT_PARTS.filter((part) => parts[part] !== 0).map((part) => ({
      name: PARTS[part],
      formula: 'Σ 消耗量 × 单价',
      amount: parts[part],
    })),
    {
      name: PARTS.management,
      formula: taken(terms.managementRate ?? record.rates.managementRate),
      amount: parts.management,
    },
    { name: PARTS.profit, formula: taken(terms.profitRate ?? record.rates.profitRate), amount: parts.profit },
    {
      name: PARTS.risk,
      formula:
        terms.riskRate === null ? '按记录约定' : `人材机 ${say(direct)} × ${percentText(terms.riskRate)}`,
      amount: parts.risk,
    },
    { name: '综合单价', formula: `以上合计（${record.taxBasis}）`, amount: sum },
  ];
  if (terms.taxRate === null) return lines;
  const pretax = record.taxBasis === '含税' ? `${say(sum)} ÷ (1 + ${percentText(record.taxRate)})` : say(sum);
  return [
    ...lines,
    { name: '含税单价', formula: `${pretax} × (1 + ${percentText(terms.taxRate)})`, amount: unitPrice },
  ];
};
