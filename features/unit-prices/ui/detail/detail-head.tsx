import type { ReactNode } from 'react';
import { TitleBlock } from '../../../../src/ui/title-block';
import type { UnitPriceInfo } from '../../contract-detail';
import { editionWords } from '../../edition-words';
import { pathTo } from '../../list-view';
import { SourceBadge } from '../source-badge';
import { KeyFigures } from './key-figures';
import { titleRows } from './title-rows';

export interface DetailHeadProps {
  readonly info: UnitPriceInfo;
  readonly marks: ReactNode;
}

/** The corner of the drawing: what it is, the figure somebody came for, and where it comes from. */
export const DetailHead = ({ info, marks }: DetailHeadProps) => {
  const { row, template } = info;
  const { areaId } = row;
  return (
    <header className="sheet unit-plate">
      <div className="unit-plate-main">
        <nav aria-label="位置" className="unit-crumbs">
          <a href={`#${pathTo({ areaId })}`}>综合单价指标</a>
          {template.path.map(({ code, name }) => (
            <span key={code}>
              {' / '}
              <a href={`#${pathTo({ areaId, code })}`}>{name}</a>
            </span>
          ))}
        </nav>
        <h1>
          {row.name} <SourceBadge source={row.source} />
        </h1>
        <p className="unit-plate-code">
          {row.code} · {editionWords(row)} · 计量单位 {row.unit}
        </p>
        <div className="unit-marks">{marks}</div>
        <KeyFigures info={info} />
      </div>
      <TitleBlock rows={titleRows(info)} />
    </header>
  );
};
