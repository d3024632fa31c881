import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useRebase } from '#src/ui/figure-card/cost-figure.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { Norm, UnitPriceInfo } from '../../contract-detail';
import { NORM_AMOUNTS, normMadeOf, readNorms, type ReadNorm } from '../read-record';
import { Amount } from './amount';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { SumLine } from './sum-line';
import * as styles from '../unit.module.css';

const SUM = '清单综合单价';

const columnsOf = (info: UnitPriceInfo): readonly Column<ReadNorm>[] => [
  {
    key: 'name',
    title: '定额编号 / 名称',
    cell: ({ norm: { code, name } }) => (
      <>
        <small className={styles.spec}>{code}</small> {name}
      </>
    ),
  },
  {
    key: 'quantity',
    title: '数量',
    numeric: true,
    cell: ({ norm: { quantity, unit } }) => (
      <>
        <Figure value={quantity} digits={4} /> <small className={styles.spec}>{unit}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '定额单价 元',
    numeric: true,
    from: 'tablet',
    cell: ({ norm }) => (
      <Amount
        info={info}
        name={`定额 ${norm.code} 单价`}
        value={norm.unitPrice}
        madeOf={normMadeOf(norm)}
        unit={`元/${norm.unit}`}
      />
    ),
  },
  ...NORM_AMOUNTS.map(([key, title, component], at): Column<ReadNorm> => ({
    key,
    title,
    numeric: true,
    from: 'tablet',
    cell: ({ norm, shares }) => (
      <Amount
        info={info}
        name={`定额 ${norm.code} ${title}`}
        value={norm[key]}
        madeOf={component}
        share={shares?.[at]}
        of="定额合价"
      />
    ),
  })),
  {
    key: 'amount',
    title: '合价 元',
    numeric: true,
    cell: ({ norm, share }) => (
      <Amount
        info={info}
        name={`定额 ${norm.code} 合价`}
        value={norm.amount}
        madeOf={normMadeOf(norm)}
        share={share}
        of={SUM}
      />
    ),
  },
];

interface NormsProps {
  readonly norms: readonly Norm[];
  readonly unitPrice: number;
  readonly info: UnitPriceInfo;
}

const Norms = ({ norms, unitPrice, info }: NormsProps) => {
  const read = readNorms(info.row, { norms, unitPrice }, useRebase());
  if (norms.length === 0) return <p className="muted">提供方没有给出定额组成。</p>;
  return (
    <>
      <DataTable
        caption="定额组成"
        columns={columnsOf(info)}
        rows={read.norms}
        rowKey={({ norm: { code } }, index) => `${code} ${index}`}
      />
      <SumLine amounts={read.amounts} target={read.sum} targetName={SUM} />
    </>
  );
};

export const NormsSection = ({ info }: { readonly info: UnitPriceInfo }) => (
  <Section section="norms" note="每一计量单位清单所需的定额；金额为合价中的部分">
    <BlockPart block="works">
      {({ norms: { norms, unitPrice } }) => <Norms norms={norms} unitPrice={unitPrice} info={info} />}
    </BlockPart>
  </Section>
);
