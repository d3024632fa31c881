import { SOURCE_LABELS } from '#src/contract/provenance';
import { EDITION_LABELS } from '../../contract';
import type { ListView } from '../../list-view';
import { tradeName } from '../../trades';

export interface Chip {
  /** What is cleared when the chip is taken away. */
  readonly key: keyof ListView;
  readonly label: string;
}

/** 分部 and 专业 have names of their own; a 分项 is named by the tree where it is known. */
const codeWords = (code: string, itemName: string | undefined): string =>
  code.length > 4 ? `${code}${itemName ? ` ${itemName}` : ''}` : tradeName(code);

/** What narrows the list within its place. */
export const chipsOf = (view: ListView, itemName: string | undefined): readonly Chip[] => {
  const labels: readonly (readonly [keyof ListView, string | false | undefined])[] = [
    ['keyword', view.keyword && `关键词：${view.keyword}`],
    ['code', view.code && codeWords(view.code, itemName)],
    ['edition', view.edition && EDITION_LABELS[view.edition]],
    ['taxBasis', view.taxBasis && `${view.taxBasis}口径`],
    ['source', view.source && `来源：${SOURCE_LABELS[view.source]}`],
    ['minSamples', view.minSamples !== undefined && `样本不少于 ${view.minSamples}`],
    ['priceFrom', view.priceFrom && `${view.priceFrom} 起`],
    ['priceTo', view.priceTo && `${view.priceTo} 止`],
  ];
  return labels.flatMap(([key, label]) => (label ? [{ key, label }] : []));
};
