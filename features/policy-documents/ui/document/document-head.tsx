import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import { policyList, type PolicyRow } from '../../contract';
import { stateWords } from '../../labels';
import * as styles from '../policies.module.css';
import { StateChip } from '#src/ui/policy-state.tsx';

const titleRows = (row: PolicyRow): readonly TitleBlockRow[] => [
  { term: '发文机关', detail: row.issuer },
  { term: '层级', detail: `${row.level} · ${row.areaName}` },
  { term: '类别', detail: [row.kind, row.trade].filter(Boolean).join(' · ') },
  { term: '来历', detail: `${SOURCE_LABELS[row.source]} · 第 ${row.provenance.revision} 版` },
  { term: '使用许可', detail: row.provenance.licence },
];

export interface DocumentHeadProps {
  readonly row: PolicyRow;
  readonly asOf: string;
  readonly marks: ReactNode;
  /** Beside its days. */
  readonly facts?: readonly (readonly [term: string, detail: string])[];
  readonly children?: ReactNode;
}

export const DocumentHead = ({ row, asOf, marks, facts = [], children }: DocumentHeadProps) => (
  <Plate
    crumbs={
      <>
        <a href={`#${policyList.path}`}>政策文件</a> /{' '}
        <a href={`#${policyList.pathTo({ ...policyList.viewFrom({}), kind: row.kind })}`}>{row.kind}</a>
      </>
    }
    title={row.title}
    badge={
      <>
        <StateChip state={row.state} /> <SourceBadge source={row.source} />
      </>
    }
    {...(row.docNo && { code: row.docNo })}
    marks={marks}
    rows={titleRows(row)}
  >
    <dl className={styles.days}>
      <div>
        <dt>发布</dt>
        <dd>{row.publishedOn}</dd>
      </div>
      {row.effectiveOn && (
        <div>
          <dt>生效</dt>
          <dd>{row.effectiveOn}</dd>
        </div>
      )}
      {row.endedOn && (
        <div>
          <dt>废止</dt>
          <dd>{row.endedOn}</dd>
        </div>
      )}
      <div>
        <dt>效力</dt>
        <dd>{stateWords(row, asOf)}</dd>
      </div>
      {facts.map(([term, detail]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
    {children}
  </Plate>
);
