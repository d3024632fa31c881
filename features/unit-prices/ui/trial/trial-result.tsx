import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { SchemeTerms } from '../../contract-schemes';
import { priceUnderScheme, type PricedRecord } from '../../price-under-scheme';
import { workingLines } from './working-lines';
import * as styles from '../unit.module.css';

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
