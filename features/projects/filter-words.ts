import { SOURCE_LABELS } from '../../src/contract/provenance';
import { SCALES, type ListView } from './contract';
import { HEIGHT_LABELS, typeLabel } from './labels';

export interface Chip {
  /** What is cleared when the chip is taken away. */
  readonly key: keyof ListView;
  readonly label: string;
}

/** What narrows the list, in the order of the form; `areaName` is asked for, as areas are known by id alone. */
export const chipsOf = (view: ListView, areaName: string | undefined): readonly Chip[] => {
  const labels: readonly (readonly [keyof ListView, string | false | undefined])[] = [
    ['keyword', view.keyword && `关键词：${view.keyword}`],
    ['areaId', view.areaId && (areaName ?? '所选地区')],
    ['type', view.type && typeLabel(view.type)],
    ['stage', view.stage],
    ['structure', view.structure],
    ['scale', view.scale && `${SCALES[view.scale].label} ㎡`],
    ['height', view.height && HEIGHT_LABELS[view.height]],
    ['taxBasis', view.taxBasis && `${view.taxBasis}口径`],
    ['source', view.source && `来源：${SOURCE_LABELS[view.source]}`],
    ['priceFrom', view.priceFrom && `${view.priceFrom} 起`],
    ['priceTo', view.priceTo && `${view.priceTo} 止`],
    ['onlyDetailed', view.onlyDetailed && '有明细'],
  ];
  return labels.flatMap(([key, label]) => (label ? [{ key, label }] : []));
};
