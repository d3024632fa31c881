import type { ReactNode } from 'react';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { POINT_STATUSES, type IndexResult } from '../../contract';
import { digitsOf } from '../labels';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

type Publication = IndexResult['publications'][number];
type Revision = IndexResult['revisions'][number];

const publicationColumns = (digits: number): readonly Column<Publication>[] => [
  { key: 'no', title: '期号', cell: ({ issueNo }) => issueNo },
  { key: 'title', title: '名称', from: 'tablet', cell: ({ title }) => title },
  { key: 'on', title: '发布日期', unbroken: true, cell: ({ publishedOn }) => publishedOn },
  {
    key: 'value',
    title: '数值',
    numeric: true,
    cell: ({ value }) => <Figure value={value} digits={digits} />,
  },
  { key: 'status', title: '状态', cell: ({ status }) => POINT_STATUSES[status] },
];

const revisionColumns = (digits: number): readonly Column<Revision>[] => [
  { key: 'period', title: '期', unbroken: true, cell: ({ period }) => period },
  {
    key: 'before',
    title: '修订前',
    numeric: true,
    cell: ({ before }) => <Figure value={before} digits={digits} />,
  },
  {
    key: 'after',
    title: '修订后',
    numeric: true,
    cell: ({ after }) => <Figure value={after} digits={digits} />,
  },
  { key: 'reason', title: '原因', cell: ({ reason }) => reason },
  { key: 'on', title: '修订日期', from: 'tablet', cell: ({ revisedOn }) => revisedOn },
];

/** Focusable, so that the keyboard can scroll it. */
const Scrolled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.scroll} role="region" aria-label={`${label}，可滚动`} tabIndex={0}>
    {children}
  </div>
);

/** What was published when, and what was corrected since. */
export const RecordsSection = ({ result }: { readonly result: IndexResult }) => {
  const { publications, revisions, series } = result;
  const digits = digitsOf(series.unit);
  return (
    <div className={classes('pair', styles.records)}>
      <Sheet title="发布记录" note="数值为现值，修订前的数值见修订记录">
        {publications.length > 0 ? (
          <Scrolled label="发布记录">
            <DataTable
              caption="发布记录"
              columns={publicationColumns(digits)}
              rows={publications}
              rowKey={({ issueNo }) => issueNo}
            />
          </Scrolled>
        ) : (
          <EmptyState kind="none" title="没有发布记录">
            发布单位没有随数值提供期号与日期。
          </EmptyState>
        )}
      </Sheet>
      <Sheet title="修订记录" note={`共 ${revisions.length} 次`}>
        {revisions.length > 0 ? (
          <Scrolled label="修订记录">
            <DataTable
              caption="修订记录"
              columns={revisionColumns(digits)}
              rows={revisions}
              rowKey={({ period, revision }) => `${period} ${revision}`}
            />
          </Scrolled>
        ) : (
          <EmptyState kind="none" title="没有修订过">
            已发布的数值都是首次发布的数值。
          </EmptyState>
        )}
      </Sheet>
    </div>
  );
};
