import { formatNumber } from '#src/ui/format';
import { AREA_TERM } from '../../assumed-terms';
import { PROJECT_TYPES, type ProjectDetail } from '../../contract';

const BLANK = '未填';
const measured = (value: number | null, unit: string, digits = 0) =>
  value === null ? BLANK : `${formatNumber(value, digits)} ${unit}`;

/** Terms and details in the order of a project's cover sheet. */
export const overviewItems = ({ row, overview }: ProjectDetail): readonly (readonly [string, string])[] => {
  const items: readonly (readonly [string, string])[] = [
    ['建设地点', row.areaName],
    ['工程类型', PROJECT_TYPES[row.type]],
    ['结构形式', row.structure],
    ['建筑面积', measured(row.area, '㎡')],
    [AREA_TERM, `${formatNumber(overview.areaAbove)} / ${formatNumber(overview.areaBelow)} ㎡`],
    ['地上 / 地下层数', `${row.floorsAbove} / ${row.floorsBelow} 层`],
    ['檐高', measured(overview.height, 'm', 1)],
    ['基础形式', overview.foundation],
    ['抗震', overview.seismic],
    ['装配率', measured(overview.prefabrication, '%')],
    ['承包方式', overview.contract],
    ['开工 / 竣工', `${overview.startedAt || BLANK} / ${overview.finishedAt || BLANK}`],
    ['招标范围', overview.scope],
    ['计价依据', overview.basis],
  ];
  const { assumptions = [] } = overview;
  const isAssumed = (term: string): boolean => assumptions.some((each) => each.term === term);
  return [
    ...items.map(
      ([term, text]) => [term, `${text || BLANK}${isAssumed(term) ? '（导入时假定）' : ''}`] as const,
    ),
    ...(assumptions.length > 0
      ? [['导入时假定', assumptions.map(({ term, words }) => `${term}：${words}`).join('；')] as const]
      : []),
  ];
};
