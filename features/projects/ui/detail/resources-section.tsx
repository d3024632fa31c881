import { abcOf, type AbcShare } from '../../../../src/costing/abc';
import { DataTable, type Column } from '../../../../src/ui/data-table';
import { EmptyState } from '../../../../src/ui/empty-state';
import { Figure } from '../../../../src/ui/figure';
import type { ProjectDetail } from '../../contract';
import { Section } from './section';

type Resource = ProjectDetail['resources'][number] & AbcShare;

/** Small consumptions, such as 0.031 t/㎡, are nothing without their decimals. */
const digitsOf = (quantity: number) => (quantity < 1 ? 4 : 2);

const columns: readonly Column<Resource>[] = [
  {
    key: 'name',
    title: '名称 / 规格',
    cell: ({ name, spec }) => (
      <>
        {name} {spec && <small className="projects-spec">{spec}</small>}
      </>
    ),
  },
  {
    key: 'quantity',
    title: '消耗量',
    numeric: true,
    cell: ({ quantity, unit }) => (
      <>
        {<Figure value={quantity} digits={digitsOf(quantity)} />}{' '}
        <small className="projects-unit">{unit}</small>
      </>
    ),
  },
  { key: 'price', title: '单价 元', numeric: true, cell: ({ price }) => <Figure value={price} /> },
  {
    key: 'cost',
    title: '合价 元/㎡',
    numeric: true,
    wideOnly: true,
    cell: ({ quantity, price }) => <Figure value={quantity * price} />,
  },
  {
    key: 'share',
    title: '占比',
    numeric: true,
    cell: ({ share, rank }) => (
      <>
        <Figure value={share} digits={1} percent />
        <span className={`projects-abc projects-abc-${rank}`}>
          <span className="sr-only">ABC 分类 </span>
          {rank}
        </span>
      </>
    ),
  },
  { key: 'period', title: '价格期', wideOnly: true, cell: ({ period }) => period },
];

const ranked = (resources: ProjectDetail['resources']): readonly Resource[] => {
  const shares = abcOf(resources.map(({ quantity, price }) => quantity * price));
  return resources.flatMap((resource, at) => {
    const share = shares[at];
    return share ? [{ ...resource, ...share }] : [];
  });
};

export const ResourcesSection = ({ detail: { resources } }: { readonly detail: ProjectDetail }) => (
  <Section
    section="resources"
    note="每平方米建筑面积的消耗量与单价；占比以所列工料合价为 100%，A 类为累计前 80%，B 类至 95%"
  >
    {resources.length > 0 ? (
      <DataTable
        caption="主要工料消耗量与价格"
        columns={columns}
        rows={ranked(resources)}
        rowKey={({ name, spec }) => `${name} ${spec}`}
      />
    ) : (
      <EmptyState kind="none" title="这个工程没有工料明细">
        提供方没有给出工料机汇总表。
      </EmptyState>
    )}
  </Section>
);
