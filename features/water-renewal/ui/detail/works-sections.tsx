import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { WaterDetail } from '../../contract';
import { contentOf, UNIT_BASES } from '../../contract-terms';
import * as styles from '../water.module.css';

type Quantity = WaterDetail['quantities'][number];

/** What kind of works it is. */
export const FactsSection = ({ detail: { facts, row } }: { readonly detail: WaterDetail }) => (
  <Sheet title="工程特征" note={row.kind}>
    {facts.length === 0 ? (
      <p className="muted">没有给出工程特征。</p>
    ) : (
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    )}
  </Sheet>
);

const columnsOf = (
  size: number,
  { unit, many }: ReturnType<typeof contentOf>,
): readonly Column<Quantity>[] => [
  { key: 'name', title: '工程量', cell: ({ name }) => name },
  { key: 'unit', title: '单位', unbroken: true, cell: (line) => line.unit },
  { key: 'quantity', title: '数量', numeric: true, cell: ({ quantity }) => <Figure value={quantity} /> },
  {
    key: 'each',
    title: `${unit}含量`,
    numeric: true,
    cell: ({ quantity }) => <Figure value={(quantity / size) * many} digits={4} />,
  },
];

export const QuantitiesSection = ({ detail: { quantities, row } }: { readonly detail: WaterDetail }) => (
  <Sheet title="主要工程量" note={`含量以${UNIT_BASES[row.unitBasis].of}为分母`}>
    {quantities.length === 0 ? (
      <p className="muted">没有给出工程量。</p>
    ) : (
      <DataTable
        caption="主要工程量"
        columns={columnsOf(row.quantity, contentOf(row.unitBasis))}
        rows={quantities}
        rowKey={({ name }) => name}
      />
    )}
  </Sheet>
);
