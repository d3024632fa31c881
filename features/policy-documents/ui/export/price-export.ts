import type { RootState } from '#src/kernel/state';
import { filled, numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { PriceIssue, PriceRow } from '../../contract-prices';
import { selectPrices } from '../../selectors';
import { changeOf, comparedWords, gapWords, stateWords, titleWords, windowWords } from '../../labels';
import { ratePercent } from '../prices/price-columns';

const priceSheet = (rows: readonly PriceRow[]) =>
  sheetOf<PriceRow>(
    '价格表',
    [
      [textColumn('类别', 14), ({ category }) => category],
      [textColumn('编码', 12), ({ code }) => code],
      [textColumn('名称', 22), ({ name }) => name],
      [textColumn('规格', 24), ({ spec }) => spec],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('除税价', '元'), ({ pretax }) => pretax],
      [numberColumn('含税价', '元'), ({ taxed }) => taxed],
      [numberColumn('税率', '%'), ratePercent],
      [textColumn('地区', 10), ({ areaName }) => areaName],
      [numberColumn('比较期除税价', '元'), ({ before }) => before],
      [numberColumn('变化', '%'), changeOf],
    ],
    rows,
  );

const issueSheet = (issues: readonly PriceIssue[]) =>
  sheetOf<PriceIssue>(
    '各期窗口',
    [
      [textColumn('期号', 16), ({ issueNo }) => issueNo],
      [textColumn('窗口首日', 12), ({ periodStart }) => periodStart],
      [textColumn('窗口末日', 12), ({ periodEnd }) => periodEnd],
      [numberColumn('天数', undefined, 0), ({ days }) => days],
    ],
    issues,
  );

/** All prices of the issue; undefined before they have come. */
export const priceExport = (state: RootState): PageExport | undefined => {
  const { status, prices } = selectPrices(state);
  if (status !== 'shown' || !prices) return undefined;
  const { row, asOf, issue, issues, gapDays, compared, rows } = prices;
  return {
    kind: 'page',
    title: row.title,
    section: '25',
    filters: [['文件', titleWords(row)]],
    basis: [
      ['期号', issue.issueNo],
      ['价格窗口', windowWords(issue)],
      ['衔接', gapWords(gapDays)],
      ['变化', comparedWords(compared)],
      ['效力', stateWords(row, asOf)],
      ['折算', '各行按本期原值，没有折算'],
    ],
    sheets: filled([priceSheet(rows), issueSheet(issues)]),
    sources: [row.provenance],
  };
};
