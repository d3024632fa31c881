import { Figure } from '../../../../src/ui/figure';
import { formatNumber, NO_VALUE } from '../../../../src/ui/format';
import type { ProjectDetail } from '../../contract';

const UnitCost = ({ detail: { row, totals } }: { readonly detail: ProjectDetail }) => (
  <div>
    <dt>
      单方造价 · {row.taxBasis} · {row.priceDate} · {row.areaName}
    </dt>
    <dd>
      <Figure value={row.unitCost} unit="元/㎡" digits={2} size="hero" />
      <small>
        除税 {formatNumber(totals.pretax / row.area, 2)} · 含税 {formatNumber(totals.total / row.area, 2)}
      </small>
    </dd>
  </div>
);

const Rank = ({ standing: { n, rank, band } }: Pick<ProjectDetail, 'standing'>) => (
  <div>
    <dt>同类 {formatNumber(n)} 个工程中的位置</dt>
    <dd>
      {rank === null ? (
        <span className="figure figure-large">样本不足</span>
      ) : (
        <span className="figure figure-large" title={`${formatNumber(rank, 1)}% 的同类工程不高于本工程`}>
          P{Math.round(rank)}
        </span>
      )}
      <small>
        {band
          ? `中位 ${formatNumber(band.p50)} · 区间 ${formatNumber(band.p25)}–${formatNumber(band.p75)}`
          : '少于 10 个同类，不给区间'}
      </small>
    </dd>
  </div>
);

const LEAD_CONTENT = '钢筋';

const Content = ({ contents }: Pick<ProjectDetail, 'contents'>) => {
  const content = contents.find(({ name }) => name === LEAD_CONTENT) ?? contents[0];
  if (!content) return null;
  const { name, unit, above, below } = content;
  return (
    <div>
      <dt>{name}含量 地上 / 地下</dt>
      <dd>
        <Figure value={above} digits="fit" size="large" emptyText="没有地上部分" />
        <span className="figure-unit">
          / {below === null ? NO_VALUE : formatNumber(below, 1)} {unit}
        </span>
      </dd>
    </div>
  );
};

export const KeyFigures = ({ detail }: { readonly detail: ProjectDetail }) => (
  <dl className="projects-figures">
    <UnitCost detail={detail} />
    <Rank standing={detail.standing} />
    <Content contents={detail.contents} />
  </dl>
);
