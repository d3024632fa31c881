import type { RootState } from '#src/kernel/state';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { cutSheet, filled, numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import { laborList, PRICING_MODES, type LaborRow } from '../../contract';
import { selectList } from '../../selectors';
import { bandWords, includedWords } from '../../labels';

const columns: readonly ColumnOf<LaborRow>[] = [
  [textColumn('分部', 8), ({ section }) => section],
  [textColumn('子目', 28), ({ name }) => name],
  [textColumn('工作内容及特征', 44), ({ content }) => content],
  [textColumn('单位', 8), ({ unit }) => unit],
  [textColumn('计价方式', 10), ({ mode }) => mode],
  [textColumn('所含', 28), includedWords],
  [textColumn('地区', 10), ({ areaName }) => areaName],
  [textColumn('价格期', 10), ({ period }) => period],
  [numberColumn('低价', '元'), ({ low }) => low],
  [numberColumn('中价', '元'), ({ middle }) => middle],
  [numberColumn('高价', '元'), ({ high }) => high],
  [numberColumn('环比', '%'), ({ change }) => change],
  [numberColumn('样本数', undefined, 0), ({ n }) => n],
  [textColumn('低–中–高的含义', 24), ({ n }) => bandWords(n)],
  [textColumn('税口径', 8), ({ provenance }) => provenance.taxBasis],
  [textColumn('来源', 12), ({ source }) => SOURCE_LABELS[source]],
  [textColumn('提供方', 20), ({ provenance }) => provenance.issuer],
];

const SHEET = '劳务价格';

/** The rows the page holds, and how many there are; undefined while another list is on its way. */
export const laborListExport = (state: RootState, areaName: string | undefined): PageExport | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page } = shown;
  return {
    kind: 'page',
    title: '劳务分包指标',
    section: '24',
    filters: listTerms(laborList, { ...view, period: page.period }, { areaName }),
    basis: [
      ...Object.entries(PRICING_MODES),
      ['环比', '较上一月的中价'],
      ['折算', '各行按自己的地区与价格期，没有折算'],
    ],
    sheets: filled([sheetOf(SHEET, columns, page.rows)]),
    cut: cutSheet(SHEET, page.rows.length, page.total),
    sources: page.rows.map(({ provenance }) => provenance),
  };
};
