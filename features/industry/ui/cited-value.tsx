import type { ReactNode } from 'react';
import { formatNumber } from '#src/ui/format';
import { sourceWords } from '#src/ui/figure-card/citation';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { STATUSES, type IndustryRow, type Point } from '../contract';
import { baseWords, overBaseWords, periodWords, revisionWords, valueWords } from './labels';

export interface CitedValueProps {
  readonly row: IndustryRow;
  /** Of the period that is shown. */
  readonly point: Point;
  readonly children: ReactNode;
}

/** A value with where it comes from, what it holds, what it was first, and a citation to copy. */
export const CitedValue = ({ row, point, children }: CitedValueProps) => (
  <SourcedFigure
    source={() => {
      const period = periodWords(point.period, row.frequency);
      const revised = revisionWords(point);
      const issue = [point.issueNo, point.page].filter(Boolean).join(' ');
      const provenance = {
        ...row.provenance,
        priceDate: point.period,
        revision: point.first ? 2 : 1,
        ...(issue && { issueNo: issue }),
      };
      return {
        title: `${row.name} · ${row.areaName}`,
        rows: [
          ...provenanceRows(provenance).filter(({ term }) => term !== '价格期' && term !== '说明'),
          { term: '期', detail: `${period} · ${STATUSES[point.status]}` },
          { term: '口径说明', detail: row.scope },
          {
            term: overBaseWords(row.base),
            detail: `${formatNumber(point.overBase, 2)}%（${baseWords(row.base)}）`,
          },
          { term: '发布日', detail: point.publishedOn ?? '未注明' },
          ...(revised ? [{ term: '修订', detail: revised }] : []),
        ],
        citation: `${row.areaName} ${row.name}：${valueWords(point)} ${row.unit}（${period}，${STATUSES[point.status]}，${row.scope}${revised ? `；${revised}` : ''}）。${sourceWords(provenance)}`,
      };
    }}
  >
    {children}
  </SourcedFigure>
);
