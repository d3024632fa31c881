import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { waterList, type WaterDetail } from '../../contract';
import { workOf } from '../../contract-terms';
import { valueOf } from '../cost-of';
import { Size } from '../list/results';
import { Value } from '../value';

export interface DetailHeadProps {
  readonly detail: WaterDetail;
  readonly marks: ReactNode;
}

export const DetailHead = ({ detail: { row, standing }, marks }: DetailHeadProps) => {
  const { provenance, kind } = row;
  const work = workOf(kind);
  return (
    <Plate
      crumbs={
        <>
          <a href={`#${waterList.path}`}>水利与城市更新指标</a> /{' '}
          <a href={`#${waterList.pathTo({ kind: work })}`}>{work}</a> /{' '}
          <a href={`#${waterList.pathTo({ kind })}`}>{kind}</a>
        </>
      }
      title={row.name}
      badge={<SourceBadge source={row.source} />}
      marks={marks}
      rows={[
        { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
        { term: '资料名称', detail: provenance.title },
        { term: '地区', detail: row.areaName },
        { term: '价格期', detail: `${row.priceDate} · ${row.taxBasis}` },
        { term: '计价阶段', detail: row.stage },
        { term: '单位口径', detail: row.unitBasis },
        { term: '测算方法', detail: provenance.method ?? '未注明' },
        { term: '使用许可', detail: provenance.licence },
      ]}
    >
      <dl className="figures">
        <div>
          <dt>指标值 · {useCostBasis()(valueOf(row))}</dt>
          <dd>
            <Value row={row} size="hero" />
          </dd>
        </div>
        <div>
          <dt>规模</dt>
          <dd>
            <Size row={row} />
          </dd>
        </div>
        <div>
          <dt>同类 {formatNumber(standing.n)} 项中的位置</dt>
          <dd>
            <span className="figure figure-large">
              {standing.rank === null ? '样本不足' : `P${Math.round(standing.rank)}`}
            </span>
          </dd>
        </div>
      </dl>
    </Plate>
  );
};
