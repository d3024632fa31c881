import type { ReactNode } from 'react';
import { Figure } from '#src/ui/figure.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { PROJECT_TYPES, type ProjectRow } from '../../contract';
import { detailAddress, floorsOf } from '../labels';
import { Completeness } from './completeness';
import { ProjectCost } from './project-cost';

// The roles are written out because a card's layout takes a table's own meaning away from screen readers.
export const ProjectLine = ({ row, marks }: { readonly row: ProjectRow; readonly marks: ReactNode }) => (
  <tr role="row">
    <th role="rowheader" scope="row" className="projects-name">
      <a href={detailAddress(row.id)}>{row.name}</a> <SourceBadge source={row.source} />
      {!row.hasDetail && <small>无明细</small>}
    </th>
    <td role="cell" className="projects-area">
      {row.areaName}
    </td>
    <td role="cell" className="projects-type">
      {PROJECT_TYPES[row.type]}
      <small>{row.structure}</small>
    </td>
    <td role="cell" className="projects-size numeric">
      <Figure value={row.area} digits={0} />
      <span className="projects-card-unit"> ㎡</span>
    </td>
    <td role="cell" className="projects-floors numeric">
      {floorsOf(row)}
      <span className="projects-card-unit"> 层</span>
    </td>
    <ProjectCost row={row} />
    <td role="cell" className="projects-date">
      {row.priceDate}
    </td>
    <td role="cell" className="projects-stage">
      {row.stage}
    </td>
    <td role="cell" className="projects-quality">
      <Completeness completeness={row.completeness} grade={row.grade} />
    </td>
    <td role="cell" className="projects-marks">
      {marks}
    </td>
  </tr>
);
