import type { RootState } from '#src/kernel/state';
import { SAMPLE_LICENCE, SOURCE_LABELS, type Provenance } from '#src/contract/provenance';
import { filled, numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { TableSheet } from '#src/tables/table-file';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import { indexList, POINT_STATUSES, type IndexCard } from '../../contract';
import { selectList } from '../../selectors';
import { CATEGORY_TITLES, FREQUENCY_LABELS, periodLabel } from '../labels';

const cardsSheet = (name: string, cards: readonly IndexCard[]): TableSheet =>
  sheetOf<IndexCard>(
    name,
    [
      [textColumn('名称', 28), (card) => card.name],
      [textColumn('类别', 14), ({ category }) => CATEGORY_TITLES[category]],
      [textColumn('细项', 12), ({ item }) => item ?? ''],
      [textColumn('地区', 10), ({ areaName }) => areaName],
      [textColumn('频率', 8), ({ frequency }) => FREQUENCY_LABELS[frequency]],
      [
        textColumn('基期', 14),
        ({ basePeriod }) => (basePeriod === null ? '无，为价格' : `${basePeriod} = 100`),
      ],
      [textColumn('最新期', 16), ({ frequency, period }) => periodLabel(frequency, period)],
      [numberColumn('数值'), ({ value }) => value],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('环比', '%'), ({ monthOverMonth }) => monthOverMonth],
      [numberColumn('同比', '%'), ({ yearOverYear }) => yearOverYear],
      [textColumn('状态', 8), ({ status }) => POINT_STATUSES[status]],
      [textColumn('来源', 12), ({ source }) => SOURCE_LABELS[source]],
      [textColumn('发布单位', 24), ({ publisher }) => publisher],
      [textColumn('编制方法', 30), ({ method }) => method],
    ],
    cards,
  );

/** What the series have in common of their provenance; each is named in its row. */
const sourceOf = ({ source, publisher, method }: IndexCard): Provenance => ({
  kind: source,
  issuer: publisher,
  title: '工程造价指数与价格序列',
  method,
  priceDate: '',
  taxBasis: '除税',
  revision: 1,
  licence: source === 'sample' ? SAMPLE_LICENCE : '以发布单位的规定为准',
});

/** All series of the list; undefined while another list is on its way. */
export const indexListExport = (state: RootState, areaName: string | undefined): PageExport | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page: found } = shown;
  return {
    kind: 'page',
    title: '工程造价指标',
    section: '22',
    filters: listTerms(indexList, view, { areaName }),
    basis: [
      ['环比', '较上一期，季度与年度序列较上一季度、上一年'],
      ...(found.substitutes.length > 0
        ? [['以全国序列代替', '所选地区没有单独编制的，列出全国的同类序列供参考'] as const]
        : []),
    ],
    sheets: filled([cardsSheet('造价指数', found.rows), cardsSheet('以全国序列代替', found.substitutes)]),
    sources: [...found.rows, ...found.substitutes].map(sourceOf),
  };
};
