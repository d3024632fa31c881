import { formatNumber } from '../../../src/ui/format';
import type { SubjectRange } from '../contract';
import { basisWords } from './words';

const DIGITS = 2;
const two = (value: number): string => formatNumber(value, DIGITS);

/** How 推荐值 came about, with everything that went into it. */
export const Formula = ({ subject: { row, working, basis } }: { readonly subject: SubjectRange }) => {
  if (!working || row.recommended === null) return null;
  const isCost = row.unit === '元/㎡';
  return (
    <details className="range-formula">
      <summary>推荐值的算式</summary>
      <p className="range-sum">
        Σ（{isCost ? '单方' : '含量'} × 建筑面积）÷ Σ 建筑面积 = {two(working.cost)} ÷ {two(working.area)} ={' '}
        <b>
          {two(row.recommended)} {row.unit}
        </b>
      </p>
      <dl className="range-inputs">
        <div>
          <dt>方法</dt>
          <dd>GB/T 51290 数据统计法，按建筑面积加权</dd>
        </div>
        <div>
          <dt>样本</dt>
          <dd>{formatNumber(row.n)} 个，按值排序</dd>
        </div>
        <div>
          <dt>截尾</dt>
          <dd>
            {working.cut === 0 ? '不足 10 个，不截尾' : `两端各去 ${formatNumber(working.cut)} 个（5%）`}
            ，计入 {formatNumber(working.kept)} 个
          </dd>
        </div>
        <div>
          <dt>口径</dt>
          <dd>{basisWords(basis, isCost ? 'part' : 'content')}</dd>
        </div>
      </dl>
    </details>
  );
};
