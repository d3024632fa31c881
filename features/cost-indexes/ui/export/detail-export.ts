import type { RootState } from '#src/kernel/state';
import { filled } from '#src/tables/columns';
import type { PageExport, Term } from '#src/tables/list-export';
import type { IndexResult } from '../../contract';
import { coursesOf } from '../../course';
import type { DetailView } from '../../detail-view';
import { selectDetail } from '../../selectors';
import { titleOf } from '../../title-of';
import { CATEGORY_TITLES, digitsOf, FREQUENCY_LABELS } from '../labels';
import {
  contributionSheet,
  courseSheet,
  publicationsSheet,
  publishedSheet,
  revisionsSheet,
  weightsSheet,
} from './index-sheets';

const INDEX_DIGITS = 2;

const filtersOf = ({ regions }: IndexResult, { base, from, to }: DetailView): readonly Term[] => [
  ['并列地区', regions.map(({ areaName }) => areaName).join('、')],
  ['重定基期', base ? `${base} = 100` : '不换算'],
  ['期间', from || to ? `${from ?? '最早'} 至 ${to ?? '最新'}` : '全部'],
];

const basisOf = (
  { series }: IndexResult,
  left: readonly string[],
  base: string | undefined,
): readonly Term[] => [
  ['类别', CATEGORY_TITLES[series.category]],
  ['频率', FREQUENCY_LABELS[series.frequency]],
  ['基期', series.basePeriod === null ? '无，为价格' : `${series.basePeriod} = 100`],
  ['发布单位', series.publisher],
  ['编制方法', series.method],
  ['环比、同比、状态与修订', '“各期数值”中为第一个地区的'],
  ...(left.length > 0 ? [['未列入', `${left.join('、')}在 ${base ?? ''} 没有数值`] as const] : []),
];

/** The series as it is drawn and as it was published, with what was corrected since; undefined before it has come. */
export const indexPageExport = (state: RootState): PageExport | undefined => {
  const { status, result, view } = selectDetail(state);
  if (status !== 'shown' || !result) return undefined;
  const { series, provenance } = result;
  const { shown, left } = coursesOf(result, view);
  const isRebased = view.base !== undefined;
  return {
    kind: 'page',
    title: titleOf(series),
    section: '22',
    filters: filtersOf(result, view),
    basis: basisOf(result, left, view.base),
    sheets: filled([
      courseSheet(
        shown,
        isRebased ? `${view.base ?? ''} = 100` : series.unit,
        isRebased ? INDEX_DIGITS : digitsOf(series.unit),
      ),
      publishedSheet(result),
      weightsSheet(result),
      contributionSheet(result),
      publicationsSheet(result),
      revisionsSheet(result),
    ]),
    sources: [provenance],
  };
};
