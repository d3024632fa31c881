import { use } from 'react';
import { sumMoney } from '#src/costing/money';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { citationOf } from '#src/ui/figure-card/cost';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { StackBar, StackKey } from '#src/ui/stack-bar.tsx';
import { Working } from '#src/ui/working.tsx';
import type { WaterDetail } from '../../contract';
import { UNIT_BASES, WHOLE_COSTS, workOf } from '../../contract-terms';
import { amountOf, valueOf } from '../cost-of';
import * as styles from '../water.module.css';

export interface CostLine {
  readonly name: string;
  readonly amount: number;
  readonly share: number | null;
  readonly tax?: '含税' | '除税';
  /** Place of its colour; none for a sum. */
  readonly at?: number;
}

const columnsOf = (detail: WaterDetail): readonly Column<CostLine>[] => [
  {
    key: 'name',
    title: '费用',
    cell: ({ name, at }) => (
      <>
        {at !== undefined && <StackKey index={at} />} {name}
      </>
    ),
  },
  {
    key: 'amount',
    title: '金额 万元',
    numeric: true,
    cell: (line) => <CostFigure cost={amountOf(detail, line)} per={10_000} original="value" />,
  },
  { key: 'share', title: '占比', numeric: true, cell: ({ share }) => <Figure value={share} percent /> },
];

/** The tax is that of the works; where the whole project is told, its other costs are reckoned with the same rate. */
export const taxWords = ({ costs, totals }: Pick<WaterDetail, 'costs' | 'totals'>): string => {
  const rate = `${formatNumber(totals.taxRate * 100, 0)}%`;
  const beside = costs.map(({ name }) => name).filter((name) => WHOLE_COSTS.includes(name));
  return beside.length === 0 ? `税金（${rate}）` : `税金（简化：连同${beside.join('、')}一律按 ${rate}）`;
};

export const sumsOf = ({ totals, costs }: WaterDetail): readonly CostLine[] => {
  const { pretax, tax, total } = totals;
  return [
    { name: '除税造价', amount: pretax, share: 100 },
    { name: taxWords({ costs, totals }), amount: tax, share: null },
    { name: '含税造价', amount: total, share: null, tax: '含税' },
  ];
};

/** Whether the parts of the cost are the cost. */
export const sumWords = ({ costs, totals }: Pick<WaterDetail, 'costs' | 'totals'>): string => {
  const rest = sumMoney([totals.pretax, -sumMoney(costs.map(({ amount }) => amount))]);
  return rest === 0
    ? '勾稽相符：各项费用之和等于除税造价。'
    : `勾稽不符：各项费用之和与除税造价相差 ${formatNumber(rest, 2)} 元。`;
};

export const CostsSection = ({ detail }: { readonly detail: WaterDetail }) => {
  const { costs, row } = detail;
  return (
    <Sheet title="费用构成" note={`${workOf(row.kind)} · 各项为除税，占比以除税造价为 100%`}>
      {costs.length > 0 && <StackBar parts={costs} label="费用构成" />}
      <DataTable
        caption="费用构成"
        columns={columnsOf(detail)}
        rows={costs.map((line, at) => ({ ...line, at }))}
        rowKey={({ name }) => name}
        foot={sumsOf(detail)}
      />
      <p className={styles.says}>{costs.length > 0 ? sumWords(detail) : '没有给出费用构成。'}</p>
      <p className="muted">{row.scope}</p>
    </Sheet>
  );
};

/** The value as cost ÷ quantity, with what went into it. */
export const WorkingSection = ({ detail: { row, totals } }: { readonly detail: WaterDetail }) => {
  const { onCopy } = use(FiguresRead);
  const { of, unit, per } = UNIT_BASES[row.unitBasis];
  const cost = row.taxBasis === '含税' ? totals.total : totals.pretax;
  const size = formatNumber(row.quantity, Number.isInteger(row.quantity) ? 0 : 2);
  return (
    <Sheet title="指标值的来历" note={`${row.taxBasis}造价 ÷ ${of}`}>
      <Working
        formula={`${formatNumber(cost, 2)} ÷ ${size}${per === 1 ? '' : ` ÷ ${formatNumber(per)}`}`}
        result={`${formatNumber(row.value, 2)} ${row.unitBasis}`}
        inputs={[
          {
            label: `${row.taxBasis}造价`,
            value: `${formatNumber(cost, 2)} 元`,
            source: row.provenance.title,
          },
          { label: of, value: `${size} ${unit}`, source: row.provenance.title },
          { label: '所含', value: row.scope },
        ]}
        citation={citationOf(valueOf(row), { kind: 'same' })}
        onCopy={onCopy}
      />
    </Sheet>
  );
};
