import type { Sheet } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import { readBlocks } from './analysis-blocks';
import { readAnalysisLayout } from './analysis-layout';
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
  readonly refusedCsv: (() => Promise<string>) | undefined;
}

const lines = (rows: readonly unknown[], words: string): string[] =>
  rows.length > 0 ? [`    ${words}：${rows.length} 行`] : [];

/** A sheet that is no list of norms and resources takes no price away; it is said that it was not read. */
export const joinSheet = async (sheet: Sheet, bill: readonly BillRow[]): Promise<JoinedSheet> => {
  try {
    const layout = readAnalysisLayout(sheet);
    const read = await readBlocks(layout);
    const { composed, ...joined } = await joinAnalysis(bill, read);
    const { refusedLines } = joined;
    return {
      ...joined,
      words: [
        `  “${sheet.name}”：${composed} 条综合单价有定额组成与工料机明细`,
        ...(layout.ignored.length > 0 ? [`    未使用的列：${layout.ignored.join('、')}`] : []),
        ...lines(read.titles, '小计、合计，不导入'),
        ...lines(refusedLines, '拒绝的明细，所属清单项一并拒绝'),
      ],
      refusedCsv: refusedLines.length === 0 ? undefined : () => refusedRowsCsv(layout.header, refusedLines),
    };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    const words = [`  没有读取明细表：${error.message}`];
    return { accepted: bill, refused: [], refusedLines: [], words, refusedCsv: undefined };
  }
};
