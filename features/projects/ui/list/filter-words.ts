import { HEIGHTS, typeName } from '#src/contract/project-terms';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { SCALES, type ListView } from '../../contract';

export interface FilterWord {
  /** What is cleared when the filter is taken away. */
  readonly key: keyof ListView;
  /** 工程类型 */
  readonly term: string;
  /** As it stands alone: 居住建筑. */
  readonly label: string;
}

/** What narrows the list, in the order of the form; `areaName` is asked for, as areas are known by id alone. */
export const filterWords = (view: ListView, areaName: string | undefined): readonly FilterWord[] => {
  const words: readonly (readonly [keyof ListView, string, string | false | undefined])[] = [
    ['keyword', '关键词', view.keyword && `关键词：${view.keyword}`],
    ['areaId', '地区', view.areaId && (areaName ?? '所选地区')],
    ['type', '工程类型', view.type && typeName(view.type)],
    ['stage', '计价阶段', view.stage],
    ['structure', '结构', view.structure],
    ['scale', '规模', view.scale && `${SCALES[view.scale].label} ㎡`],
    ['height', '层数', view.height && HEIGHTS[view.height].label],
    ['taxBasis', '口径', view.taxBasis && `${view.taxBasis}口径`],
    ['source', '来源', view.source && `来源：${SOURCE_LABELS[view.source]}`],
    ['priceFrom', '价格期', view.priceFrom && `${view.priceFrom} 起`],
    ['priceTo', '价格期', view.priceTo && `${view.priceTo} 止`],
    ['onlyDetailed', '明细', view.onlyDetailed && '有明细'],
  ];
  return words.flatMap(([key, term, label]) => (label ? [{ key, term, label }] : []));
};
