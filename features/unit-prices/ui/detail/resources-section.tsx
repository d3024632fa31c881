import { useSelector } from 'react-redux';
import { consumptionDigits } from '#src/costing/digits';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { useIsRebased, useRebase } from '#src/ui/figure-card/cost-figure.tsx';
import { COMPONENT_OF } from '../../components-of';
import type { ResourceSummaries, UnitPriceInfo } from '../../contract-detail';
import { selectBlock } from '../../selectors';
import { CATEGORY_LABELS } from '../labels';
import { readResources, type ReadResource } from '../read-record';
import { Amount } from './amount';
import { BlockPart } from './block-part';
import { Section } from './sections';
import { SumLine } from './sum-line';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

const SUM = '人工 + 材料 + 主材 + 设备 + 机械';

const columnsOf = (info: UnitPriceInfo): readonly Column<ReadResource>[] => [
  {
    key: 'name',
    title: '名称 / 规格',
    cell: ({ resource: { name, spec, code }, grade }) => (
      <>
        <i className={styles.grade} data-grade={grade} title={`${grade} 类`}>
          {grade}
        </i>
        {name} {spec && <small className={styles.spec}>{spec}</small>}{' '}
        <small className={classes('from-tablet', styles.spec)}>{code}</small>
      </>
    ),
  },
  {
    key: 'category',
    title: '类别',
    from: 'tablet',
    cell: ({ resource: { category } }) => CATEGORY_LABELS[category],
  },
  {
    key: 'quantity',
    title: '消耗量',
    numeric: true,
    cell: ({ resource: { quantity, unit } }) => (
      <>
        <Figure value={quantity} digits={consumptionDigits(quantity)} />{' '}
        <small className={styles.spec}>{unit}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '单价 元',
    numeric: true,
    cell: ({ resource: { name, price, unit, category } }) => (
      <Amount
        info={info}
        name={`${name} 单价`}
        value={price}
        madeOf={COMPONENT_OF[category]}
        unit={`元/${unit}`}
      />
    ),
  },
  {
    key: 'amount',
    title: '合价 元',
    numeric: true,
    cell: ({ resource: { name, amount, category }, share }) => (
      <Amount
        info={info}
        name={`${name} 合价`}
        value={amount}
        madeOf={COMPONENT_OF[category]}
        share={share}
        of={SUM}
      />
    ),
  },
  {
    key: 'share',
    title: '占比',
    numeric: true,
    from: 'tablet',
    cell: ({ percent }) => <Figure value={percent} digits={2} percent />,
  },
  {
    key: 'source',
    title: '价格来源',
    from: 'tablet',
    cell: ({ resource: { priceSource } }) => priceSource,
  },
];

interface SummariesProps {
  readonly summaries: ResourceSummaries;
  readonly info: UnitPriceInfo;
}

const Summaries = ({ summaries, info }: SummariesProps) => {
  const { data: compositions } = useSelector(selectBlock('compositions'));
  const read = readResources(info.row, summaries, compositions, useRebase());
  const rows = read.resources;
  const unpriced = rows.filter(({ resource }) => resource.isUnpriced);
  const columns = columnsOf(info);
  const keyOf = ({ resource }: ReadResource) => resource.key;
  if (rows.length === 0) return <p className="muted">提供方没有给出工料机汇总。</p>;
  return (
    <>
      <DataTable caption="工料机汇总" columns={columns} rows={rows} rowKey={keyOf} />
      <SumLine amounts={read.amounts} target={read.sum} targetName={SUM} />
      <h3>未计价材料</h3>
      {unpriced.length > 0 ? (
        <DataTable caption="未计价材料" columns={columns} rows={unpriced} rowKey={keyOf} />
      ) : (
        <p className="muted">没有未计价材料。</p>
      )}
    </>
  );
};

const NOTE = '每一计量单位清单的消耗量，含损耗；A 类累计至 80%，B 类至 95%';
const READ_NOTE = `${NOTE}；合价由原合价折算，不以折后单价再乘`;

export const ResourcesSection = ({ info }: { readonly info: UnitPriceInfo }) => (
  <Section section="resources" note={useIsRebased() ? READ_NOTE : NOTE}>
    <BlockPart block="works" rows={8}>
      {({ summaries }) => <Summaries summaries={summaries} info={info} />}
    </BlockPart>
  </Section>
);
