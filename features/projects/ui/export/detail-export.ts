import type { RootState } from '#src/kernel/state';
import { filled } from '#src/tables/columns';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { PageExport, Term } from '#src/tables/list-export';
import { selectDetail } from '../../selectors';
import { overviewItems } from '../detail/overview-items';
import { titleRows } from '../detail/provenance-rows';
import { costSheets } from './cost-sheets';
import { contentsSheet, keySheet, peersSheet, resourcesSheet, similarSheet } from './figure-sheets';

/** The tables of one project; undefined before it has come. */
export const projectPageExport = (state: RootState, reading: ExportReading): PageExport | undefined => {
  const { status, detail } = selectDetail(state);
  if (status !== 'shown' || !detail) return undefined;
  return {
    kind: 'page',
    title: `单项工程 ${detail.row.name}`,
    section: '21',
    filters: [
      ['工程', detail.row.name],
      ['工程编号', detail.row.id],
      ...overviewItems(detail),
      ['同类范围', detail.standing.reference],
    ],
    basis: [
      ...titleRows(detail).flatMap(({ term, detail: words }): Term[] =>
        typeof words === 'string' ? [[term, words]] : [],
      ),
      ...basisTerms(reading, {
        asQuoted: '没有折算，按工程自己的价格期、地区与税口径',
        beside: '原值在左边的同名列',
      }),
      ['造价构成', '占比以除税造价为 100%'],
      ['分部指标', '均为除税，按 GB/T 51290 附录 C 分部；同类区间与中位按页面的折算口径'],
      ['工程量指标', '每平方米建筑面积的含量；同类区间按地上部分，没有地上部分的按地下'],
      ['主要工料', '每平方米建筑面积的消耗量与单价；占比以所列工料合价为 100%；折算时各自从其价格期起算'],
    ],
    sheets: filled([
      keySheet(detail, reading),
      ...costSheets(detail, reading),
      contentsSheet(detail),
      resourcesSheet(detail, reading),
      peersSheet(detail),
      similarSheet(detail.similar, reading),
    ]),
    sources: [detail.provenance],
  };
};
