import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { PRICING_MODES } from '../../contract';
import type { PriceTrend } from '../../contract-line';
import { linePath } from '../../line-view';
import { includedWords } from '../../labels';
import * as styles from '../labor.module.css';

type Beside = PriceTrend['beside'][number];

const columns: readonly Column<Beside>[] = [
  {
    key: 'name',
    title: '子目',
    cell: ({ id, name, included }) => (
      <>
        <a href={`#${linePath(id)}`}>{name}</a>
        <small className="muted"> {includedWords({ included })}</small>
      </>
    ),
  },
  { key: 'mode', title: '计价方式', unbroken: true, from: 'tablet', cell: ({ mode }) => mode },
  { key: 'middle', title: '中 元', numeric: true, cell: ({ middle }) => <Figure value={middle} /> },
  { key: 'unit', title: '单位', unbroken: true, cell: ({ unit }) => unit },
  { key: 'change', title: '环比', numeric: true, cell: ({ change }) => <Change percent={change} /> },
];

/** What is done for the price, and what its neighbours cost. */
export const WorkSection = ({ row, beside }: PriceTrend) => (
  <Sheet title="工作内容" note={`${row.section} · ${row.mode} · ${row.unit}`}>
    <dl className={styles.work}>
      <div>
        <dt>工作内容及特征</dt>
        <dd>{row.content || '未注明'}</dd>
      </div>
      <div>
        <dt>{row.mode}</dt>
        <dd>{PRICING_MODES[row.mode]}</dd>
      </div>
      <div>
        <dt>所含</dt>
        <dd>{includedWords(row)}</dd>
      </div>
    </dl>
    {beside.length > 0 && (
      <>
        <h3 className={styles.says}>
          {row.areaName}同分部 {row.period}
        </h3>
        <DataTable caption="同分部的劳务价格" columns={columns} rows={beside} rowKey={({ id }) => id} />
      </>
    )}
  </Sheet>
);
