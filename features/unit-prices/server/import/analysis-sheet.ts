import { eachInTurns } from '#infra/server/in-turns';
import type { Sheet } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import { groupBy } from '../group-by';
import { readBlocks, type ReadAnalysis } from './analysis-blocks';
import { readAnalysisLayout, type AnalysisLayout } from './analysis-layout';
import { joinAnalysis, type BillRow, type Refused } from './join-analysis';

export interface JoinedSheet {
  readonly accepted: readonly BillRow[];
  /** Rows of the bill whose analysis is wrong. */
  readonly refused: readonly Refused[];
  /** Rows of the analysis itself. */
  readonly refusedLines: readonly Refused[];
  /** For the screen. */
  readonly words: readonly string[];
  /** Every refused row of the analysis as it stood in the file; undefined where there is none. */
  readonly refusedCsv: (() => AsyncIterable<string>) | undefined;
}

const lines = (rows: readonly unknown[], words: string): string[] =>
  rows.length > 0 ? [`    ${words}：${rows.length} 行`] : [];

type ReadSheet = { readonly layout: AnalysisLayout; readonly read: ReadAnalysis };

/** A sheet that is no list of norms and resources takes no price away; it is said that it was not read. */
const readSheet = async (sheet: Sheet, isOneOfSeveral: boolean): Promise<ReadSheet | string> => {
  try {
    const layout = readAnalysisLayout(
      isOneOfSeveral ? { ...sheet, rows: sheet.rows.map((row) => ({ ...row, sheet: sheet.name })) } : sheet,
    );
    return { layout, read: await readBlocks(layout) };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return `  没有读取明细表：${error.message}`;
  }
};

/** Sheet by sheet, each under its own head. */
const refusedLinesCsv = async function* (
  found: readonly ReadSheet[],
  refused: readonly Refused[],
): AsyncGenerator<string> {
  const ofSheet = groupBy(refused, ({ row }) => row.sheet ?? '');
  let isFirst = true;
  for (const { layout } of found) {
    const own = ofSheet.get(found.length === 1 ? '' : layout.name) ?? [];
    if (own.length === 0) continue;
    for await (const text of refusedRowsCsv(layout.header, own)) {
      // One mark, at the beginning.
      yield isFirst ? text : text.replace(/^\uFEFF/, '');
      isFirst = false;
    }
  }
};

/** All analyses of a workbook beside its bills. */
export const joinSheets = async (
  sheets: readonly Sheet[],
  bill: readonly BillRow[],
): Promise<JoinedSheet> => {
  const tried: (ReadSheet | string)[] = [];
  await eachInTurns(sheets, async (sheet) => void tried.push(await readSheet(sheet, sheets.length > 1)));
  const unread = tried.filter((each) => typeof each === 'string');
  const found = tried.filter((each) => typeof each !== 'string');
  if (found.length === 0)
    return { accepted: bill, refused: [], refusedLines: [], words: unread, refusedCsv: undefined };
  const { composed, ...joined } = await joinAnalysis(bill, {
    blocks: found.flatMap(({ read }) => read.blocks),
    strays: found.flatMap(({ read }) => read.strays),
    titles: [],
  });
  const { refusedLines } = joined;
  return {
    ...joined,
    words: [
      `  ${found.map(({ layout }) => `“${layout.name}”`).join('、')}：${composed} 条综合单价有定额组成与工料机明细`,
      ...found.flatMap(({ layout, read }) => [
        ...(layout.ignored.length > 0 ? [`    未使用的列：${layout.ignored.join('、')}`] : []),
        ...lines(read.titles, '小计、合计，不导入'),
      ]),
      ...lines(refusedLines, '拒绝的明细，所属清单项一并拒绝'),
      ...unread,
    ],
    refusedCsv: refusedLines.length === 0 ? undefined : () => refusedLinesCsv(found, refusedLines),
  };
};
