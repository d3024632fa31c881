import { useSelector } from 'react-redux';
import { sumMoney } from '../../../../src/costing/money';
import { DataTable, type Column } from '../../../../src/ui/data-table';
import { Figure } from '../../../../src/ui/figure';
import type { Compositions, Resource, ResourceSummaries } from '../../contract-detail';
import { DIRECT_PARTS } from '../../contract-shapes';
import { selectBlock } from '../../selectors';
import { CATEGORY_LABELS } from '../labels';
import { BlockPart, Section } from './section';
import { SumLine } from './sum-line';

/** Small consumptions, such as 0.031 t, are nothing without their decimals. */
const digitsOf = (quantity: number) => (quantity < 1 ? 4 : 2);

const columns: readonly Column<Resource>[] = [
  {
    key: 'name',
    title: '名称 / 规格',
    cell: ({ name, spec, grade, code }) => (
      <>
        <i className="unit-grade" data-grade={grade} title={`${grade} 类`}>
          {grade}
        </i>
        {name} {spec && <small className="unit-spec">{spec}</small>}{' '}
        <small className="unit-spec wide-only">{code}</small>
      </>
    ),
  },
  { key: 'category', title: '类别', wideOnly: true, cell: ({ category }) => CATEGORY_LABELS[category] },
  {
    key: 'quantity',
    title: '消耗量',
    numeric: true,
    cell: ({ quantity, unit }) => (
      <>
        <Figure value={quantity} digits={digitsOf(quantity)} /> <small className="unit-spec">{unit}</small>
      </>
    ),
  },
  { key: 'price', title: '单价 元', numeric: true, cell: ({ price }) => <Figure value={price} /> },
  { key: 'amount', title: '合价 元', numeric: true, cell: ({ amount }) => <Figure value={amount} /> },
  {
    key: 'share',
    title: '占比',
    numeric: true,
    wideOnly: true,
    cell: ({ share }) => <Figure value={share} digits={2} percent />,
  },
  { key: 'source', title: '价格来源', wideOnly: true, cell: ({ priceSource }) => priceSource },
];

/** 人工 + 材料 + 主材 + 设备 + 机械 of the composition; undefined before it has come or where it is not all figures. */
const directOf = (compositions: Compositions | undefined): number | undefined => {
  const amounts = compositions?.parts.flatMap(({ part, amount }) =>
    (DIRECT_PARTS as readonly string[]).includes(part) && typeof amount === 'number' ? [amount] : [],
  );
  return amounts && amounts.length > 0 ? sumMoney(amounts) : undefined;
};

const Summaries = ({ summaries: { resources, sum } }: { readonly summaries: ResourceSummaries }) => {
  const { data: compositions } = useSelector(selectBlock('compositions'));
  const unpriced = resources.filter(({ isUnpriced }) => isUnpriced);
  if (resources.length === 0) return <p className="band-none">提供方没有给出工料机汇总。</p>;
  return (
    <>
      <DataTable caption="工料机汇总" columns={columns} rows={resources} rowKey={({ key }) => key} />
      <SumLine
        amounts={resources.map(({ amount }) => amount)}
        target={directOf(compositions) ?? sum}
        targetName="人工 + 材料 + 主材 + 设备 + 机械"
      />
      <h3>未计价材料</h3>
      {unpriced.length > 0 ? (
        <DataTable caption="未计价材料" columns={columns} rows={unpriced} rowKey={({ key }) => key} />
      ) : (
        <p className="band-none">没有未计价材料。</p>
      )}
    </>
  );
};

export const ResourcesSection = () => (
  <Section section="resources" note="每一计量单位清单的消耗量，含损耗；A 类累计至 80%，B 类至 95%">
    <BlockPart block="works" rows={8}>
      {({ summaries }) => <Summaries summaries={summaries} />}
    </BlockPart>
  </Section>
);
