import type { RootState } from '#src/kernel/state';
import { reader, requestOf } from '#src/contract/call';
import { basisTerms, type ExportReading } from '#src/tables/export-reading';
import type { ListExport, Term } from '#src/tables/list-export';
import { readValue } from '#src/tables/read-cell';
import { listTerms } from '#src/ui/listing/list-terms';
import { exportUnitPricesCall, MOST_EXPORTED, unitPriceList, type ListView } from '../../contract';
import type { Scheme } from '../../contract-schemes';
import { filterOf } from '../../list-driver';
import { selectList, selectTrades } from '../../selectors';
import { beforeScheme } from '../labels';
import { nodeAt } from '../tree/tree-of';
import { facts, marketIn, origin, type Row } from './list-columns';
import { inBasis, underScheme } from './read-columns';

/** Rows of a list without pages that are taken for what is on the screen. */
const NEAR_ROWS = 200;

const read = reader(exportUnitPricesCall);
type Total = { readonly count: number; readonly exact: boolean };
const UNKNOWN: Total = { count: 0, exact: false };

const rowsOf = (data: unknown, total: Total | undefined) => {
  const { rows, origins, next, total: counted } = read(data);
  return {
    rows: rows.flatMap((row): Row[] => {
      const provenance = origins[row.origin];
      return provenance ? [{ ...row, provenance }] : [];
    }),
    next,
    total: counted ?? total ?? UNKNOWN,
  };
};

const schemeTerms = (scheme: Scheme | undefined, view: ListView): readonly Term[] => {
  if (!scheme) return [['计价方案', '没有选用方案，按记录自己的价格']];
  const words = [`「${scheme.name}」，原值在“单价”一列`, beforeScheme(view, scheme)];
  return [['计价方案', words.filter(Boolean).join('；')]];
};

/** The list as it stands, with the rest of it a call away. */
export const unitPriceExport = (state: RootState, reading: ExportReading): ListExport<Row> => {
  const { view, scheme, total, basis } = selectList(state);
  const { sort, order } = view;
  const first = selectFirstRow(state);
  const { nodes } = selectTrades(state);
  const ask = (where: { readonly cursor?: string; readonly from?: number; readonly pageSize: number }) => ({
    ...requestOf(exportUnitPricesCall, {
      body: {
        ...filterOf(view),
        ...(sort && { sort }),
        ...(order && { order }),
        ...(scheme && { schemeId: scheme.id }),
        ...(basis && { basis }),
        ...where,
      },
    }),
    quiet: true,
  });
  return {
    kind: 'list',
    title: '综合单价指标',
    section: '23',
    columns: [
      ...facts,
      ...underScheme(scheme),
      ...inBasis(scheme, reading.rebase, reading.basis),
      ...marketIn((quoted) => readValue(reading.rebase, quoted)),
      ...origin,
    ],
    page: ask({ from: first, pageSize: NEAR_ROWS }),
    pageName: `从第 ${first + 1} 条起`,
    request: (cursor) => ask({ ...(cursor && { cursor }), pageSize: MOST_EXPORTED }),
    read: (data) => rowsOf(data, total),
    filters: listTerms(
      unitPriceList,
      view,
      { areaName: reading.areaName, itemName: view.code && nodeAt(nodes, view.code)?.name },
      sort === 'unitPrice' && !scheme ? '按所显示的单价' : undefined,
    ),
    basis: [
      ['单价', '综合单价含人材机、管理费、利润与风险，不含规费；注明含税的另计入税金'],
      ...schemeTerms(scheme, view),
      ...basisTerms(reading, {
        asQuoted: '没有折算，各行按自己的价格期、地区与税口径',
        beside: '原值在“单价”一列',
      }),
      ['同组分布与走势', '同清单项目、同决定特征的价格，折到同一日期与地区；比较组逐行写明'],
    ],
    provenanceOf: ({ provenance }) => provenance,
  };
};

/** Rows above the first in sight. */
export const selectFirstRow = (state: RootState): number => selectList(state).view.row ?? 0;

/** How many rows are taken for what is on the screen; none before there are any. */
export const selectNearRows = (state: RootState): number => {
  const { status, total, windows } = selectList(state);
  if (status !== 'shown' || Object.values(windows).every((rows) => rows.length === 0)) return 0;
  return total?.exact ? Math.min(NEAR_ROWS, Math.max(0, total.count - selectFirstRow(state))) : NEAR_ROWS;
};
