import { CostFigure, useCostBasis } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { UnitPriceInfo } from '../../contract-detail';
import { bandsNote, bandsText } from '../bands-text';
import { costOf, quotedIn } from '../cost-of';
import { LevelFigure } from '../level-figure';
import { Price } from '../price';
import { triedPrice } from './trial-of';
import { useTrial } from './use-trial';

const AsRecorded = ({ info }: { readonly info: UnitPriceInfo }) => {
  const { unitPrice, taxBasis, unit } = info.row;
  return (
    <b>
      <CostFigure
        cost={costOf(info, '综合单价', unitPrice, { unit: `元/${unit}` })}
        asQuoted={<small>{taxBasis}</small>}
        unit={`元/${unit}`}
        size="hero"
      />
    </b>
  );
};

const Own = ({ info }: { readonly info: UnitPriceInfo }) => {
  const trial = useTrial();
  const basisOf = useCostBasis();
  const { row } = info;
  const own = quotedIn(row, row.unitPrice);
  const tried = triedPrice(row, trial);
  const isTried = tried && trial.scheme === undefined;
  return (
    <div>
      <dt>
        {isTried ? '测算单价' : '综合单价'} · {basisOf({ quoted: tried ?? own, areaName: row.areaName })}
      </dt>
      <dd>
        {tried ? (
          <Price quoted={tried} own={own} scheme={trial.scheme} unit={`元/${row.unit}`} size="hero" />
        ) : (
          <AsRecorded info={info} />
        )}
      </dd>
    </div>
  );
};

const Level = ({ info: { row } }: { readonly info: UnitPriceInfo }) => {
  const { statistics } = row;
  const { bands, reference, widened } = statistics;
  return (
    <div>
      <dt>
        {reference} · {formatNumber(bands.n)} 个样本
      </dt>
      <dd>
        <LevelFigure row={row} statistics={statistics}>
          <span className="figure figure-medium">{bandsText(bands)}</span>
        </LevelFigure>
        <small>{bandsNote(bands)}</small>
        {widened && <small>{widened}</small>}
      </dd>
    </div>
  );
};

export const KeyFigures = ({ info }: { readonly info: UnitPriceInfo }) => (
  <dl className="figures">
    <Own info={info} />
    <Level info={info} />
  </dl>
);
