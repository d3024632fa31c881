import { shareOut } from '../../../../src/costing/read-parts';
import { DataTable, type Column } from '../../../../src/ui/data-table';
import { Figure } from '../../../../src/ui/figure';
import type { Norm, UnitPriceInfo } from '../../contract-detail';
import { Amount } from './amount';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { SumLine } from './sum-line';
import { useSums } from './use-sums';

/** A norm with its amounts as they are shown; each share lies within that of the norm. */
interface ReadNorm {
  readonly norm: Norm;
  readonly share: number | undefined;
  readonly shares: readonly number[] | undefined;
}

const AMOUNTS = ['labour', 'materials', 'machinery', 'overheads'] as const;
const TITLES = ['人工', '材料', '机械', '管利险'] as const;
const SUM = '清单综合单价';

const readNorms = (norms: readonly Norm[], unitPrice: number, read: ReturnType<typeof useSums>) => {
  const amounts = norms.map(({ amount }) => amount);
  const whole = read(unitPrice, amounts);
  const rows = norms.map((norm, at): ReadNorm => {
    const share = whole.shares?.[at];
    const parts = AMOUNTS.map((key) => norm[key]);
    return { norm, share, shares: share === undefined ? undefined : shareOut(share, parts) };
  });
  return { ...whole, rows };
};

const columnsOf = (info: UnitPriceInfo): readonly Column<ReadNorm>[] => [
  {
    key: 'name',
    title: '定额编号 / 名称',
    cell: ({ norm: { code, name } }) => (
      <>
        <small className="unit-spec">{code}</small> {name}
      </>
    ),
  },
  {
    key: 'quantity',
    title: '数量',
    numeric: true,
    cell: ({ norm: { quantity, unit } }) => (
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
    cell: ({ norm: { code, unitPrice, unit } }) => (
      <Amount info={info} name={`定额 ${code} 单价`} value={unitPrice} unit={`元/${unit}`} />
    ),
  },
  ...AMOUNTS.map((key, at): Column<ReadNorm> => ({
    key,
    title: TITLES[at],
    numeric: true,
    wideOnly: true,
    cell: ({ norm, shares }) => (
      <Amount
        info={info}
        name={`定额 ${norm.code} ${TITLES[at] ?? ''}`}
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
  const { rows, amounts, sum } = readNorms(norms, unitPrice, useSums(info.row));
  if (norms.length === 0) return <p className="band-none">提供方没有给出定额组成。</p>;
  return (
    <>
      <DataTable
        caption="定额组成"
        columns={columnsOf(info)}
        rows={rows}
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
