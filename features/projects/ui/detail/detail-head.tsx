import type { ReactNode } from 'react';
import { classes } from '#src/ui/classes';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { PROJECT_TYPES, projectList, type ProjectDetail } from '../../contract';
import { GRADE_LABELS } from '../labels';
import { checkWords } from './checks';
import { KeyFigures } from './key-figures';
import { titleRows } from './provenance-rows';
import { besidePeers } from './beside-peers';
import { useJudged } from './use-judged';
import * as styles from '../projects.module.css';

const GRADES = { A: 'good', B: undefined, C: 'warn' } as const;

/** What is known of how good a record is: its grade, whether it agrees with itself, and what stands out in it. */
const QualityTags = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { grade, completeness } = detail.row;
  const { words, tone } = checkWords(detail);
  const beside = besidePeers(useJudged(detail), detail);
  return (
    <ul className={classes('row', styles.tags)} aria-label="数据质量">
      <li className={classes('tag tag-large', GRADES[grade])} title={`完整度 ${completeness}%`}>
        {grade} 级 · {GRADE_LABELS[grade]}
      </li>
      <li className={classes('tag tag-large', tone)}>{words}</li>
      <li className={classes('tag tag-large', beside.tone)} title={beside.names || undefined}>
        {beside.words}
      </li>
    </ul>
  );
};

const Crumbs = ({ row }: Pick<ProjectDetail, 'row'>) => (
  <>
    <a href={`#${projectList.path}`}>单项工程指标</a> /{' '}
    <a href={`#${projectList.pathTo({ type: row.type })}`}>{PROJECT_TYPES[row.type]}</a> / {row.structure}
  </>
);

export interface DetailHeadProps {
  readonly detail: ProjectDetail;
  readonly marks: ReactNode;
}

export const DetailHead = ({ detail, marks }: DetailHeadProps) => (
  <Plate
    crumbs={<Crumbs row={detail.row} />}
    title={detail.row.name}
    badge={<SourceBadge source={detail.row.source} />}
    marks={marks}
    rows={titleRows(detail)}
  >
    <QualityTags detail={detail} />
    <KeyFigures detail={detail} />
  </Plate>
);
