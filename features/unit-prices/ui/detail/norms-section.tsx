import { DataTable, type Column } from '../../../../src/ui/data-table';
import { Figure } from '../../../../src/ui/figure';
import type { Norm } from '../../contract-detail';
import { BlockPart, Section } from './section';
import { SumLine } from './sum-line';

const money = (key: 'labour' | 'materials' | 'machinery' | 'overheads', title: string): Column<Norm> => ({
  key,
  title,
  numeric: true,
  wideOnly: true,
  cell: (norm) => <Figure value={norm[key]} />,
});

const columns: readonly Column<Norm>[] = [
  {
    key: 'name',
    title: '定额编号 / 名称',
    cell: ({ code, name }) => (
      <>
        <small className="unit-spec">{code}</small> {name}
      </>
    ),
  },
  {
    key: 'quantity',
    title: '数量',
    numeric: true,
    cell: ({ quantity, unit }) => (
      <>
        <Figure value={quantity} digits={4} /> <small className="unit-spec">{unit}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '定额单价 元',
    numeric: true,
    wideOnly: true,
    cell: ({ unitPrice }) => <Figure value={unitPrice} />,
  },
  money('labour', '人工'),
  money('materials', '材料'),
  money('machinery', '机械'),
  money('overheads', '管利险'),
  { key: 'amount', title: '合价 元', numeric: true, cell: ({ amount }) => <Figure value={amount} /> },
];

export const NormsSection = () => (
  <Section section="norms" note="每一计量单位清单所需的定额；金额为合价中的部分">
    <BlockPart block="works">
      {({ norms: { norms, unitPrice } }) =>
        norms.length === 0 ? (
          <p className="band-none">提供方没有给出定额组成。</p>
        ) : (
          <>
            <DataTable
              caption="定额组成"
              columns={columns}
              rows={norms}
              rowKey={({ code }, index) => `${code} ${index}`}
            />
            <SumLine
              amounts={norms.map(({ amount }) => amount)}
              target={unitPrice}
              targetName="清单综合单价"
            />
          </>
        )
      }
    </BlockPart>
  </Section>
);
