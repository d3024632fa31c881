import { formatNumber } from '#src/ui/format';
import { Working } from '#src/ui/working.tsx';
import type { SubjectRange } from '../contract';
import { basisWords, say } from './labels';

const DIGITS = 2;
const two = (value: number): string => formatNumber(value, DIGITS);
const METHOD = 'GB/T 51290 数据统计法，按建筑面积加权平均';

export interface FormulaProps {
  readonly subject: SubjectRange;
  /** Type and conditions of the samples: 高层住宅. */
  readonly scope: string;
  readonly onCopy: (citation: string) => void;
}

/** How 推荐值 came about, with everything that went into it and a line to cite it by. */
export const Formula = ({ subject: { row, working, basis, provenance }, scope, onCopy }: FormulaProps) => {
  if (!working || row.recommended === null) return null;
  const isCost = row.unit === '元/㎡';
  const kept =
    working.cut === 0
      ? '不足 10 个，不截尾'
      : `两端各去 ${formatNumber(working.cut)} 个（5%），与末位同值的保留`;
  const result = `${say(row.recommended, row.unit)} ${row.unit}`;
  const words = basisWords(basis, isCost ? 'part' : 'content');
  return (
    <details>
      <summary>推荐值的算式</summary>
      <Working
        title="推荐值的算式"
        formula={`Σ（${isCost ? '单方' : '含量'} × 建筑面积）÷ Σ 建筑面积 = ${two(working.cost)} ÷ ${two(working.area)}`}
        result={result}
        inputs={[
          { label: '方法', value: METHOD },
          { label: '样本', value: `${formatNumber(row.n)} 个，按值排序`, source: provenance.note },
          { label: '截尾', value: `${kept}，计入 ${formatNumber(working.kept)} 个` },
          { label: '口径', value: words },
        ]}
        citation={`${scope}${row.name}推荐值 ${result}（${words}；样本 ${formatNumber(row.n)} 个，可靠性${row.reliability}；${METHOD}）。${provenance.issuer}平台测算。${provenance.note ?? ''}`}
        onCopy={onCopy}
      />
    </details>
  );
};
