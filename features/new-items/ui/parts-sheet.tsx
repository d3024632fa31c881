import { sumMoney } from '#src/costing/money';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { PartIndexes } from '../contract';

type Part = PartIndexes['indexDatas'][number];
const columns: readonly Column<Part>[] = [
  { key: 'label', title: '分部', cell: ({ label }) => label },
  { key: 'n', title: '项数', cell: ({ n }) => n, numeric: true },
  { key: 'amount', title: '合价（元）', cell: ({ amount }) => <Figure value={amount} />, numeric: true },
  {
    key: 'share',
    title: '占比',
    cell: ({ share }) => <Figure value={share} percent />,
    numeric: true,
    from: 'tablet',
  },
  { key: 'unitCost', title: '元/㎡', cell: ({ unitCost }) => <Figure value={unitCost} />, numeric: true },
];

const WHOLE = 100;

/** What the bill comes to below its parts, so that it can be held against the cost of the project. */
const withSum = (parts: readonly Part[]): readonly Part[] =>
  parts.length < 2
    ? parts
    : [
        ...parts,
        {
          part: 'sum',
          label: '合计',
          n: parts.reduce((sum, { n }) => sum + n, 0),
          amount: sumMoney(parts.map(({ amount }) => amount)),
          share: WHOLE,
          unitCost: sumMoney(parts.map(({ unitCost }) => unitCost)),
        },
      ];

export const PartsSheet = ({ parts }: { readonly parts: readonly Part[] }) => (
  <Sheet title="按分部汇总" note="除税；只含所列清单项目，占比以其合价为 100%">
    <DataTable caption="按分部汇总" columns={columns} rows={withSum(parts)} rowKey={({ part }) => part} />
  </Sheet>
);
