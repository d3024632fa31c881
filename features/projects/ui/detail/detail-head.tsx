import type { ReactNode } from 'react';
import { TitleBlock } from '../../../../src/ui/title-block';
import { PROJECT_TYPES, type ProjectDetail } from '../../contract';
import { LIST_PATH, pathTo } from '../../list-view';
import { SourceBadge } from '../source-badge';
import { KeyFigures } from './key-figures';
import { QualityTags } from './quality-tags';
import { titleRows } from './provenance-rows';

/** The corner of the drawing: what it is, the figure somebody came for, and where it comes from. */
export const DetailHead = ({
  detail,
  marks,
}: {
  readonly detail: ProjectDetail;
  readonly marks: ReactNode;
}) => {
  const { row } = detail;
  return (
    <header className="sheet projects-plate">
      <div className="projects-plate-main">
        <nav aria-label="位置" className="projects-crumbs">
          <a href={`#${LIST_PATH}`}>单项工程指标</a> /{' '}
          <a href={`#${pathTo({ type: row.type })}`}>{PROJECT_TYPES[row.type]}</a> / {row.structure}
        </nav>
        <h1>
          {row.name} <SourceBadge source={row.source} />
        </h1>
        <div className="projects-marks">{marks}</div>
        <QualityTags detail={detail} />
        <KeyFigures detail={detail} />
      </div>
      <TitleBlock rows={titleRows(detail)} />
    </header>
  );
};
