import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { UnitPriceRow } from '../../contract';
import { detailPath } from '../../detail-view';
import { quotedIn } from '../cost-of';
import { Price } from '../price';
import { BlockPart } from './block-part';
import { Section } from './sections';
import * as styles from '../unit.module.css';

const columns: readonly Column<UnitPriceRow>[] = [
  {
    key: 'name',
    title: '清单项目 / 特征',
    cell: (row) => (
      <>
        <a href={`#${detailPath(row)}`}>{row.name}</a> <SourceBadge source={row.source} />
        <small className={styles.features}>
          {row.features.map(({ value }) => value).join(' · ') || row.featureText}
        </small>
      </>
    ),
  },
  { key: 'area', title: '地区', from: 'tablet', cell: ({ areaName }) => areaName },
  { key: 'date', title: '价格期', from: 'tablet', cell: ({ priceDate }) => priceDate },
  { key: 'unit', title: '单位', from: 'tablet', cell: ({ unit }) => unit },
  {
    key: 'price',
    title: '单价 元',
    numeric: true,
    cell: (row) => <Price quoted={quotedIn(row, row.unitPrice)} />,
  },
];

export const SimilarSection = () => (
  <Section section="similar" note="同一清单项目中，特征、价格期、地区与单价最接近者在前">
    <BlockPart block="similar">
      {({ rows }) =>
        rows.length > 0 ? (
          <DataTable caption="相似清单" columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          <p className="muted">还没有相近的记录。</p>
        )
      }
    </BlockPart>
  </Section>
);
