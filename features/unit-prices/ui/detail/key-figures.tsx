import { formatNumber } from '../../../../src/ui/format';
import type { UnitPriceRow } from '../../contract';
import { bandsNote, bandsText } from '../bands-text';
import { Price } from '../price';
import type { Rebase } from '../rebase';
import { useTrial } from './use-trial';

const Own = ({ row, rebase }: { readonly row: UnitPriceRow; readonly rebase?: Rebase | undefined }) => {
  const { result, terms, scheme } = useTrial();
  const { unitPrice, priceDate, areaId, areaName, unit } = row;
  const taxBasis = result?.taxBasis ?? row.taxBasis;
  const taxRate = terms?.taxRate ?? row.taxRate;
  return (
    <div>
      <dt>
        {result && scheme === undefined ? '测算单价' : '综合单价'} · {priceDate} · {areaName}
      </dt>
      <dd>
        <Price
          quoted={{ value: result?.unitPrice ?? unitPrice, priceDate, areaId, taxBasis, taxRate }}
          original={unitPrice}
          scheme={result ? scheme : undefined}
          rebase={rebase}
          unit={`元/${unit}`}
          size="hero"
        />
        {result && scheme === undefined && (
          <small>
            原 {formatNumber(unitPrice, 2)}（{row.taxBasis}）
          </small>
        )}
      </dd>
    </div>
  );
};

const Level = ({ row: { statistics } }: { readonly row: UnitPriceRow }) => (
  <div>
    <dt>本省同清单项目 {formatNumber(statistics.bands.n)} 个样本</dt>
    <dd>
      <span className="figure figure-medium">{bandsText(statistics.bands)}</span>
      <small>{bandsNote(statistics.bands)}</small>
    </dd>
  </div>
);

export const KeyFigures = (props: { readonly row: UnitPriceRow; readonly rebase?: Rebase | undefined }) => (
  <dl className="unit-figures">
    <Own {...props} />
    <Level row={props.row} />
  </dl>
);
