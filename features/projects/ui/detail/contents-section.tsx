import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import type { ProjectDetail } from '../../contract';
import { priceOfContent } from '../../price-of-content';
import { normalMark } from '../../verdicts';
import { contentPriceCostOf } from '../costs-of';
import { NoLines } from './no-lines';
import { peerColumns } from './peer-columns';
import { QuotedFigure } from './quoted-figure';
import { Section } from './sections';
import * as styles from '../projects.module.css';

type Content = ProjectDetail['contents'][number];

const columnsOf = (detail: ProjectDetail): readonly Column<Content>[] => {
  const markOf = (name: string) => normalMark(detail.verdicts, 'content', name);
  return [
    {
      key: 'name',
      title: '项目',
      cell: ({ name, unit }) => (
        <>
          {name} <small className={styles.unit}>{unit}</small>
        </>
      ),
    },
    {
      key: 'above',
      title: '地上',
      numeric: true,
      cell: ({ name, above, unit }) => (
        <QuotedFigure detail={detail} name={`${name} 地上`} value={above} unit={unit} mark={markOf(name)} />
      ),
    },
    {
      key: 'below',
      title: '地下',
      numeric: true,
      cell: ({ name, above, below, unit }) => (
        <QuotedFigure
          detail={detail}
          name={`${name} 地下`}
          value={below}
          unit={unit}
          mark={above === null ? markOf(name) : undefined}
        />
      ),
    },
    {
      key: 'price',
      title: '折合单价',
      numeric: true,
      from: 'tablet',
      cell: (content) => {
        const found = priceOfContent(detail, content);
        return found ? (
          <CostFigure cost={contentPriceCostOf(detail, content, found)} original="value" unit={found.unit} />
        ) : (
          <Figure value={null} />
        );
      },
    },
    ...peerColumns<Content>(detail, ({ name, above, below, peers, samples, unit }) => ({
      name,
      value: above ?? below,
      peers,
      samples,
      unit,
    })),
  ];
};

export const ContentsSection = ({ detail }: { readonly detail: ProjectDetail }) => (
  <Section
    section="contents"
    note="每平方米建筑面积的含量；同类区间按地上部分，没有地上部分的按地下。折合单价＝对应分部的除税单方 ÷ 整个工程的含量"
  >
    {detail.contents.length > 0 ? (
      <DataTable
        caption="工程量指标与同类区间"
        columns={columnsOf(detail)}
        rows={detail.contents}
        rowKey={({ name }) => name}
      />
    ) : (
      <NoLines what="工程量指标" />
    )}
  </Section>
);
