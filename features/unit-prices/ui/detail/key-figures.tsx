import { CostFigure } from '../../../../src/ui/figure-card/cost-figure';
import { formatNumber } from '../../../../src/ui/format';
import type { UnitPriceInfo } from '../../contract-detail';
import { bandsNote, bandsText } from '../bands-text';
import { Price } from '../price';
import { useTrial, type Trial } from './use-trial';

const AsRecorded = ({ info: { row, provenance } }: { readonly info: UnitPriceInfo }) => {
  const { unitPrice, priceDate, areaId, areaName, taxBasis, taxRate, unit } = row;
  return (
    <b>
      <CostFigure
        cost={{
          subject: `${row.code} ${row.name}`,
          name: '综合单价',
          quoted: { value: unitPrice, priceDate, areaId, taxBasis, taxRate },
          areaName,
          unit: `元/${unit}`,
          provenance,
        }}
        asQuoted={<small>{taxBasis}</small>}
        unit={`元/${unit}`}
        size="hero"
      />
    </b>
  );
};

const Recalculated = ({ info: { row }, trial }: { readonly info: UnitPriceInfo; readonly trial: Trial }) => {
  const { result, terms, scheme } = trial;
  const { unitPrice, priceDate, areaId, unit } = row;
  if (!result) return null;
  const { taxBasis } = result;
  const taxRate = terms?.taxRate ?? row.taxRate;
  return (
    <>
      <Price
        quoted={{ value: result.unitPrice, priceDate, areaId, taxBasis, taxRate }}
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

const Level = ({ info: { row } }: { readonly info: UnitPriceInfo }) => (
  <div>
    <dt>本省同清单项目 {formatNumber(row.statistics.bands.n)} 个样本</dt>
    <dd>
      <span className="figure figure-medium">{bandsText(row.statistics.bands)}</span>
      <small>{bandsNote(row.statistics.bands)}</small>
    </dd>
  </div>
);

export const KeyFigures = ({ info }: { readonly info: UnitPriceInfo }) => (
  <dl className="unit-figures">
    <Own info={info} />
    <Level info={info} />
  </dl>
);
