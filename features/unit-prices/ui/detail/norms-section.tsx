import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { Norm, UnitPriceInfo } from '../../contract-detail';
import { NORM_AMOUNTS, readNorms, type ReadNorm } from '../norm-amounts';
import { Amount } from './amount';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { SumLine } from './sum-line';
import { useSums } from './use-sums';
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
    cell: ({ norm: { code, unitPrice, unit } }) => (
      <Amount info={info} name={`定额 ${code} 单价`} value={unitPrice} unit={`元/${unit}`} />
    ),
  },
  ...NORM_AMOUNTS.map(([key, title], at): Column<ReadNorm> => ({
    key,
    title,
    numeric: true,
    from: 'tablet',
    cell: ({ norm, shares }) => (
      <Amount
        info={info}
        name={`定额 ${norm.code} ${title}`}
        value={norm[key]}
        share={shares?.[at]}
        of="定额合价"
      />
    ),
  })),
  {
    key: 'amount',
    title: '合价 元',
    numeric: true,
    cell: ({ norm: { code, amount }, share }) => (
      <Amount info={info} name={`定额 ${code} 合价`} value={amount} share={share} of={SUM} />
    ),
  },
];

interface NormsProps {
  readonly norms: readonly Norm[];
  readonly unitPrice: number;
  readonly info: UnitPriceInfo;
}

const Norms = ({ norms, unitPrice, info }: NormsProps) => {
  const read = useSums(info.row);
  const { shares, amounts, sum } = read(
    unitPrice,
    norms.map(({ amount }) => amount),
  );
  if (norms.length === 0) return <p className="muted">提供方没有给出定额组成。</p>;
  return (
    <>
      <DataTable
        caption="定额组成"
        columns={columnsOf(info)}
        rows={readNorms(norms, shares)}
        rowKey={({ norm: { code } }, index) => `${code} ${index}`}
      />
      <SumLine amounts={amounts} target={sum} targetName={SUM} />
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
