import { CostFigure, useCostBasis, useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber, NO_VALUE } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';
import { unitCostOf } from '../costs-of';
import { sumLines } from './costs';
import { PeerFigure } from './peer-figure';
import { rankWorking } from './quantile-working';
import { QuotedFigure } from './quoted-figure';
import { useSumCost } from './use-sum-cost';

const UnitCost = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { row, totals } = detail;
  const read = useCostValue();
  const unitCostIn = useSumCost(detail);
  const [pretax, , total] = sumLines(totals, row.area).map((line) => read(unitCostIn(line).quoted));
  return (
    <div>
      <dt>单方造价 · {useCostBasis()(unitCostOf(row))}</dt>
      <dd>
        <CostFigure cost={unitCostOf(row)} unit="元/㎡" size="hero" />
        <small>
          除税 {formatNumber(pretax, 2)} · 含税 {formatNumber(total, 2)}
        </small>
      </dd>
    </div>
  );
};

const Rank = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { n, rank, band } = detail.standing;
  return (
    <div>
      <dt>同类 {formatNumber(n)} 个工程中的位置</dt>
      <dd>
        {rank === null ? (
          <span className="figure figure-large">样本不足</span>
        ) : (
          <PeerFigure detail={detail} name="单方造价 同类中的位置" n={n} working={rankWorking(n, rank)}>
            <span className="figure figure-large">P{Math.round(rank)}</span>
          </PeerFigure>
        )}
        <small>
          {band
            ? `中位 ${formatNumber(band.p50, 2)} · 区间 ${formatNumber(band.p25, 2)}–${formatNumber(band.p75, 2)}`
            : '少于 10 个同类，不给区间'}
        </small>
      </dd>
    </div>
  );
};

const LEAD_CONTENT = '钢筋';

const Content = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { contents } = detail;
  const content = contents.find(({ name }) => name === LEAD_CONTENT) ?? contents[0];
  if (!content) return null;
  const { name, unit, above, below } = content;
  return (
    <div>
      <dt>{name}含量 地上 / 地下</dt>
      <dd>
        <QuotedFigure
          detail={detail}
          name={`${name}含量 地上`}
          value={above}
          unit={unit}
          size="large"
          emptyText="没有地上部分"
        />
        <span className="figure-unit">
          / {below === null ? NO_VALUE : formatNumber(below, digitsOf(unit))} {unit}
        </span>
      </dd>
    </div>
  );
};

export const KeyFigures = ({ detail }: { readonly detail: ProjectDetail }) => (
  <dl className="figures">
    <UnitCost detail={detail} />
    <Rank detail={detail} />
    <Content detail={detail} />
  </dl>
);
