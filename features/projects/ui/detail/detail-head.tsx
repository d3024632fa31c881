import type { ReactNode } from 'react';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { PROJECT_TYPES, type ProjectDetail } from '../../contract';
import { projectList } from '../../contract';
import { KeyFigures } from './key-figures';
import { QualityTags } from './quality-tags';
import { titleRows } from './provenance-rows';

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
