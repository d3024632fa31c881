import type { RootState } from '#src/kernel/state';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { cutSheet, filled, numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import { shownIn } from '#src/listing/list-state';
import { listTerms } from '#src/ui/listing/list-terms';
import {
  industryList,
  STATUSES,
  TABS,
  type IndustryPage,
  type IndustryRow,
  type Point,
} from '../../contract';
import { selectList } from '../../selectors';
import { baseWords, periodWords, revisionWords } from '../labels';

const growth: readonly ColumnOf<Point>[] = [
  [numberColumn('低'), ({ low }) => low],
  [numberColumn('高'), ({ high }) => high],
  [numberColumn('环比', '%'), ({ overPrevious }) => overPrevious],
  [numberColumn('同比', '%'), ({ overYear }) => overYear],
  [numberColumn('较基期', '%'), ({ overBase }) => overBase],
  [textColumn('状态', 8), ({ status }) => STATUSES[status]],
  [textColumn('修订', 40), (point) => revisionWords(point) ?? ''],
  [textColumn('发布日', 12), ({ publishedOn }) => publishedOn ?? ''],
  [textColumn('期号', 14), ({ issueNo }) => issueNo ?? ''],
  [textColumn('原文页码', 10), ({ page }) => page ?? ''],
];

const columns: readonly ColumnOf<IndustryRow>[] = [
  [textColumn('指标', 30), ({ name }) => name],
  [textColumn('类型', 14), ({ kind }) => kind],
  [textColumn('地区', 10), ({ areaName }) => areaName],
  [textColumn('发布单位', 28), ({ publisher }) => publisher],
  [textColumn('期', 14), ({ period, frequency }) => periodWords(period, frequency)],
  [textColumn('单位', 10), ({ unit }) => unit],
  [textColumn('口径说明', 50), ({ scope }) => scope],
  ...growth,
  [textColumn('基期', 30), ({ base }) => baseWords(base)],
  [textColumn('来源', 12), ({ source }) => SOURCE_LABELS[source]],
];

const courseSheet = ({ row, points }: NonNullable<IndustryPage['chosen']>) =>
  sheetOf<Point>(
    '各期数值',
    [
      [textColumn('期', 14), ({ period }) => periodWords(period, row.frequency)],
      [textColumn('单位', 10), () => row.unit],
      ...growth,
      [textColumn('基期', 30), () => baseWords(row.base)],
    ],
    points.toReversed(),
  );

const calendarSheet = ({ months, rows }: IndustryPage['calendar']) =>
  sheetOf<IndustryPage['calendar']['rows'][number]>(
    '发布日历',
    [
      [textColumn('发布单位', 28), ({ publisher }) => publisher],
      ...months.map((month, at): ColumnOf<IndustryPage['calendar']['rows'][number]> => [
        textColumn(month, 12),
        ({ issues }) => issues[at]?.publishedOn ?? issues[at]?.reason ?? '',
      ]),
    ],
    rows,
  );

const SHEET = '指标';

/** The rows of the list that the page holds and how many there are, the series that is open, and the calendar; undefined while another list is on its way. */
export const industryExport = (state: RootState, areaName: string | undefined): PageExport | undefined => {
  const shown = shownIn(selectList(state));
  if (!shown) return undefined;
  const { view, page } = shown;
  const { indexDatas, chosen, calendar } = page;
  return {
    kind: 'page',
    title: '行业管理指标',
    section: '26',
    filters: listTerms(industryList, view, { areaName }),
    basis: [
      ['栏目', TABS[view.tab]],
      ['环比、同比、较基期', '由保存的数值计算；区间取中值，缺期不计'],
      ['修订', '首次发布的值保留'],
      ['折算', '没有折算'],
    ],
    sheets: filled([
      sheetOf(SHEET, columns, indexDatas),
      ...(chosen ? [courseSheet(chosen)] : []),
      calendarSheet(calendar),
    ]),
    cut: cutSheet(SHEET, indexDatas.length, page.total),
    sources: indexDatas.map(({ provenance }) => provenance),
  };
};
