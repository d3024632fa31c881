import type { ReactNode } from 'react';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { UnitPriceInfo } from '../../contract-detail';
import { editionWords } from '../../edition-words';
import { unitPriceList } from '../../contract';
import { KeyFigures } from './key-figures';
import { titleRows } from './title-rows';

const Crumbs = ({ info: { row, template } }: { readonly info: UnitPriceInfo }) => {
  const { areaId } = row;
  return (
    <>
      <a href={`#${unitPriceList.pathTo({ areaId })}`}>综合单价指标</a>
      {template.path.map(({ code, name }) => (
        <span key={code}>
          {' / '}
          <a href={`#${unitPriceList.pathTo({ areaId, code })}`}>{name}</a>
        </span>
      ))}
    </>
  );
};

export interface DetailHeadProps {
  readonly info: UnitPriceInfo;
  readonly marks: ReactNode;
}

export const DetailHead = ({ info, marks }: DetailHeadProps) => {
  const { row } = info;
  return (
    <Plate
      crumbs={<Crumbs info={info} />}
      title={row.name}
      badge={<SourceBadge source={row.source} />}
      code={`${row.code} · ${editionWords(row)} · 计量单位 ${row.unit}`}
      marks={marks}
      rows={titleRows(info)}
    >
      <KeyFigures info={info} />
    </Plate>
  );
};
