import { DataTable, type Column } from '../../../src/ui/data-table';
import { Figure } from '../../../src/ui/figure';
import { Sheet } from '../../../src/ui/sheet';
import type { PartIndexes } from '../contract';
import type { OpenSheet } from '../open-sheet';

type Part = PartIndexes['indexDatas'][number];
const partColumns: readonly Column<Part>[] = [
  { key: 'label', title: '分部', cell: ({ label }) => label },
  { key: 'n', title: '项数', cell: ({ n }) => n, numeric: true },
  { key: 'amount', title: '合价（元）', cell: ({ amount }) => <Figure value={amount} />, numeric: true },
  {
    key: 'share',
    title: '占比',
    cell: ({ share }) => <Figure value={share} percent />,
    numeric: true,
    wideOnly: true,
  },
  { key: 'unitCost', title: '元/㎡', cell: ({ unitCost }) => <Figure value={unitCost} />, numeric: true },
];

/** The items summed by division, and what the figures mean. */
export const ProjectSheets = ({ sheet }: { readonly sheet: OpenSheet }) => (
  <>
    <Sheet title="按分部汇总" note="除税">
      <DataTable caption="按分部汇总" columns={partColumns} rows={sheet.parts} rowKey={({ part }) => part} />
    </Sheet>
    <Sheet title="口径说明">
      <dl className="new-items-scopes">
        {sheet.scopes.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  </>
);
