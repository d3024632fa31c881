import { HEIGHTS, SCALES, typeName } from '#src/contract/project-terms';
import { SOURCE_LABELS } from '#src/contract/provenance';
import type { RangeView } from '../range-view';

/** What the samples have in common, in words: 高层住宅·合同价·2024-01 起. */
export const scopeOf = (view: RangeView): string =>
  [
    typeName(view.type),
    view.stage,
    view.structure,
    view.scale && `${SCALES[view.scale].label} ㎡`,
    view.height && HEIGHTS[view.height].label,
    view.source && SOURCE_LABELS[view.source],
    view.priceFrom && `${view.priceFrom} 起`,
    view.priceTo && `${view.priceTo} 止`,
  ]
    .filter(Boolean)
    .join('·');
