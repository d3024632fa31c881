import { sumMoney } from '#src/costing/money';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { SchemeTerms } from '../../contract-schemes';
import { DIRECT_PARTS, PARTS, RATE_BASES } from '../../contract-shapes';
import { priceUnderScheme, type PricedRecord, type SchemedPrice } from '../../price-under-scheme';
import { baseOf } from '../../trial';
import { percentText } from '../labels';
import * as styles from '../unit.module.css';

interface WorkingLine {
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

export interface TrialResultProps {
  readonly record: PricedRecord;
  readonly terms: SchemeTerms;
  /** The record's own price, 元. */
  readonly original: number;
  readonly unit: string;
}

const PERCENT = 100;

const columns: readonly Column<ReturnType<typeof workingLines>[number]>[] = [
  { key: 'name', title: '项', cell: ({ name }) => name },
  { key: 'formula', title: '算式', cell: ({ formula }) => formula },
  { key: 'amount', title: '金额 元', numeric: true, cell: ({ amount }) => `= ${formatNumber(amount, 2)}` },
];

/** The recalculated price beside the original, and how it was worked out. */
export const TrialResult = ({ record, terms, original, unit }: TrialResultProps) => {
  const result = priceUnderScheme(record, terms);
  const isComparable = result.taxBasis === record.taxBasis && original !== 0;
  return (
    <div>
      <dl className="figures">
        <div>
          <dt>测算单价（{result.taxBasis}）</dt>
          <dd aria-live="polite">
            <Figure value={result.unitPrice} unit={`元/${unit}`} size="large" />
          </dd>
        </div>
        <div>
          <dt>原单价（{record.taxBasis}）</dt>
          <dd>
            <Figure value={original} unit={`元/${unit}`} size="medium" />{' '}
            {isComparable ? (
              <Change percent={((result.unitPrice - original) / original) * PERCENT} />
            ) : (
              <small>口径不同，不比较</small>
            )}
          </dd>
        </div>
      </dl>
      <details className={styles.working}>
        <summary>算式</summary>
        <DataTable
          caption="测算单价的算式"
          columns={columns}
          rows={workingLines(record, terms, result)}
          rowKey={({ name }) => name}
          isHeadHidden
        />
      </details>
    </div>
  );
};
