import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { LaborRow } from '../../contract';
import type { Quote } from '../../contract-line';
import { includedWords } from '../../labels';

const columns: readonly Column<Quote>[] = [
  { key: 'settledIn', title: '结算期', unbroken: true, cell: ({ settledIn }) => settledIn },
  { key: 'price', title: '单价 元', numeric: true, cell: ({ price }) => <Figure value={price} /> },
  { key: 'included', title: '所含', cell: ({ included }) => includedWords({ included }) },
  { key: 'kind', title: '项目类型', unbroken: true, cell: ({ projectKind }) => projectKind },
  { key: 'payment', title: '付款方式', from: 'tablet', cell: ({ payment }) => payment },
  { key: 'by', title: '提供者', cell: ({ givenBy }) => givenBy },
  { key: 'on', title: '审核', unbroken: true, from: 'tablet', cell: ({ reviewedOn }) => reviewedOn },
];

/** Single prices of members: they stand beside the band and are not counted in it. */
export const QuotesSection = ({
  row,
  quotes,
}: {
  readonly row: LaborRow;
  readonly quotes: readonly Quote[];
}) =>
  quotes.length === 0 ? null : (
    <Sheet title="会员报价" note={`元/${row.unit} · 经审核的个别价格，不计入低–中–高`}>
      <DataTable caption="会员报价" columns={columns} rows={quotes} rowKey={({ number }) => number} />
    </Sheet>
  );
