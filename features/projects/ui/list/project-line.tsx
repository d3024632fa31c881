import { formatNumber } from '../../../../src/ui/format';
import { PROJECT_TYPES, type ProjectRow } from '../../contract';
import { detailAddress, floorsOf } from '../labels';
import { SourceBadge } from '../source-badge';
import { Completeness } from './completeness';

// The roles are written out because a card's layout takes a table's own meaning away from screen readers.
export const ProjectLine = ({ row }: { readonly row: ProjectRow }) => (
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
      {formatNumber(row.area)}
      <span className="projects-card-unit"> ㎡</span>
    </td>
    <td role="cell" className="projects-floors numeric">
      {floorsOf(row)}
      <span className="projects-card-unit"> 层</span>
    </td>
    <td role="cell" className="projects-cost numeric">
      <b>{formatNumber(row.unitCost, 2)}</b>
      <span className="projects-card-unit"> 元/㎡</span>
      <small>{row.taxBasis}</small>
    </td>
    <td role="cell" className="projects-date">
      {row.priceDate}
    </td>
    <td role="cell" className="projects-stage">
      {row.stage}
    </td>
    <td role="cell" className="projects-quality">
      <Completeness completeness={row.completeness} grade={row.grade} />
    </td>
  </tr>
);
