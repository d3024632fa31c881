import { abcOf, type AbcShare } from '#src/costing/abc';
import { consumptionDigits } from '#src/costing/digits';
import { extend } from '#src/costing/money';
import { costIndexPath } from '#src/contract/records';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { CostFigure, useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import { resourceCostOf } from '../costs-of';
import { Section } from './sections';
import { classes } from '#src/ui/classes';
import * as styles from '../projects.module.css';

type Resource = ProjectDetail['resources'][number] & AbcShare;

const valueOf = ({ quantity, price }: ProjectDetail['resources'][number]): number => extend(quantity, price);

const columnsOf = (detail: Pick<ProjectDetail, 'row'>): readonly Column<Resource>[] => [
  {
    key: 'name',
    title: '名称 / 规格',
    cell: ({ name, spec, series }) => (
      <>
        {name} {spec && <small>{spec}</small>}{' '}
        {series && (
          <small>
            <a href={`#${costIndexPath(series.id)}`}>走势：{series.name}</a>
          </small>
        )}
      </>
    ),
  },
  {
    key: 'quantity',
    title: '消耗量',
    numeric: true,
    cell: ({ quantity, unit }) => (
      <>
        {<Figure value={quantity} digits={consumptionDigits(quantity)} />}{' '}
        <small className={styles.unit}>{unit}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '除税单价 元',
    numeric: true,
    cell: (resource) => (
      <CostFigure
        cost={resourceCostOf(detail, resource, { what: '单价', value: resource.price, unit: '元' })}
        original="value"
      />
    ),
  },
  {
    key: 'cost',
    title: '除税合价 元/㎡',
    numeric: true,
    from: 'tablet',
    cell: (resource) => (
      <CostFigure
        cost={resourceCostOf(detail, resource, { what: '合价', value: valueOf(resource), unit: '元/㎡' })}
        original="value"
      />
    ),
  },
  {
    key: 'share',
    title: '占比',
    numeric: true,
    cell: ({ share, rank }) => (
      <>
        <Figure value={share} digits={1} percent />
        <span className={classes('tag', rank === 'A' && 'brand', styles.rank)}>
          <span className="sr-only">ABC 分类 </span>
          {rank}
        </span>
      </>
    ),
  },
  { key: 'period', title: '价格期', from: 'tablet', cell: ({ period }) => period },
];

/** Shares of the costs as they are read; as they were quoted where one of them cannot be. */
const useRanked = (detail: Pick<ProjectDetail, 'row' | 'resources'>): readonly Resource[] => {
  const read = useCostValue();
  const { resources } = detail;
  const quoted = resources.map(valueOf);
  const costs = resources.map((resource, at) =>
    read(resourceCostOf(detail, resource, { what: '合价', value: quoted[at] ?? 0, unit: '元/㎡' }).quoted),
  );
  const known = costs.filter((cost) => cost !== null);
  const shares = abcOf(known.length === costs.length ? known : quoted);
  return resources.flatMap((resource, at) => {
    const share = shares[at];
    return share ? [{ ...resource, ...share }] : [];
  });
};

export const ResourcesSection = ({ detail }: { readonly detail: ProjectDetail }) => {
  const rows = useRanked(detail);
  return (
    <Section
      section="resources"
      note="每平方米建筑面积的消耗量与单价；占比以所列工料合价为 100%，A 类为累计前 80%，B 类至 95%；折算时各自从其价格期起算"
    >
      {rows.length > 0 ? (
        <DataTable
          caption="主要工料消耗量与价格"
          columns={columnsOf(detail)}
          rows={rows}
          rowKey={({ name, spec }) => `${name} ${spec}`}
        />
      ) : (
        <EmptyState kind="none" title="这个工程没有工料明细">
          提供方没有给出工料机汇总表。
        </EmptyState>
      )}
    </Section>
  );
};
