import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { UnitPriceInfo } from '../../contract-detail';
import { bandsNote, bandsText } from '../bands-text';
import { costOf, quotedIn } from '../cost-of';
import { LevelFigure } from '../level-figure';
import { Price } from '../price';
import { useTrial, type Trial } from './use-trial';

const AsRecorded = ({ info }: { readonly info: UnitPriceInfo }) => {
  const { unitPrice, taxBasis, unit } = info.row;
  return (
    <b>
      <CostFigure
        cost={costOf(info, '综合单价', unitPrice, `元/${unit}`)}
        asQuoted={<small>{taxBasis}</small>}
        unit={`元/${unit}`}
        size="hero"
      />
    </b>
  );
};

const Recalculated = ({ info: { row }, trial }: { readonly info: UnitPriceInfo; readonly trial: Trial }) => {
  const { result, terms, scheme } = trial;
  const { unitPrice, unit } = row;
  if (!result) return null;
  const { taxBasis } = result;
  const taxRate = terms?.taxRate ?? row.taxRate;
  return (
    <>
      <Price
        quoted={{ ...quotedIn(row, result.unitPrice), taxBasis, taxRate }}
        original={unitPrice}
        scheme={scheme}
        unit={`元/${unit}`}
        size="hero"
      />
      {scheme === undefined && (
        <small>
          原 {formatNumber(unitPrice, 2)}（{row.taxBasis}）
        </small>
      )}
    </>
  );
};

const Own = ({ info }: { readonly info: UnitPriceInfo }) => {
  const trial = useTrial();
  const { priceDate, areaName } = info.row;
  const isTried = trial.result !== undefined && trial.scheme === undefined;
  return (
    <div>
      <dt>
        {isTried ? '测算单价' : '综合单价'} · {priceDate} · {areaName}
      </dt>
      <dd>{trial.result ? <Recalculated info={info} trial={trial} /> : <AsRecorded info={info} />}</dd>
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
