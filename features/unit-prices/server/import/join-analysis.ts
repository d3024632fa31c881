import { eachInTurns } from '#infra/server/in-turns';
import type { TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { groupBy } from '../group-by';
import type { BillRecord } from './bill-record';
import type { AnalysisBlock, ReadAnalysis } from './analysis-blocks';
import { composedOf } from './analysis-composition';

export interface BillRow {
  readonly row: TableRow;
  readonly record: BillRecord;
}
export interface Refused {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}

export interface Joined {
  readonly accepted: readonly BillRow[];
  /** Rows of the bill whose analysis is wrong: they would come in without it, and could not come in again with it. */
  readonly refused: readonly Refused[];
  /** Rows of the analysis. */
  readonly refusedLines: readonly Refused[];
  readonly composed: number;
}

const refusedRows = ({ rows, issues }: AnalysisBlock, whole: string | undefined): Refused[] => {
  const own = groupBy(issues, ({ row }) => row);
  return rows.map((row) => ({
    row,
    reasons: own.get(row)?.map(({ reason }) => reason) ?? [whole ?? '同一清单项的其他行有误，整项不导入'],
  }));
};

const issueOf = ({ issues }: AnalysisBlock): string | undefined => {
  const [first] = issues;
  if (!first) return undefined;
  const { line, sheet } = first.row;
  return `${sheet ? `“${sheet}”` : '综合单价分析表'}第 ${line} 行：${first.reason}`;
};

const keyOf = (code: string, project = ''): string => JSON.stringify([code, project]);

/** Puts norms and resources to the rows of the bill, item by item: all of an item or nothing of it. */
export const joinAnalysis = async (
  bill: readonly BillRow[],
  { blocks, strays }: ReadAnalysis,
): Promise<Joined> => {
  const refusedLines: Refused[] = strays.map(({ row, reason }) => ({ row, reasons: [reason] }));
  const refused: Refused[] = [];
  const composed = new Map<BillRow, BillRecord>();
  const without = new Set<BillRow>();
  const refuse = (block: AnalysisBlock, own: readonly BillRow[], reason: string | undefined) => {
    refusedLines.push(...refusedRows(block, reason));
    for (const each of own) {
      without.add(each);
      refused.push({ row: each.row, reasons: [issueOf(block) ?? `综合单价分析表：${reason ?? ''}`] });
    }
  };
  const byCode = groupBy(bill, ({ record }) => record.code);
  const ofProject = groupBy(bill, ({ record }) => keyOf(record.code, record.projectId));
  const asked = new Set<string>();
  await eachInTurns(blocks, (block) => {
    const key = keyOf(block.code, block.project);
    const own = (block.project ? ofProject.get(key) : byCode.get(block.code)) ?? [];
    // The first block takes or refuses all that are free, and there may be as many blocks as rows.
    const free = asked.has(key) ? [] : own.filter((each) => !composed.has(each) && !without.has(each));
    asked.add(key);
    const [one] = free;
    if (!one)
      refuse(
        block,
        [],
        own.length === 0 ? '可导入的清单中没有这个项目编码' : '这个项目编码的明细在表中出现了两次',
      );
    else if (free.length > 1) refuse(block, free, '清单中有多条这个项目编码，分不清是哪一条');
    else if (block.issues.length > 0) refuse(block, free, undefined);
    else
      try {
        composed.set(one, { ...one.record, composition: composedOf(block, one.record) });
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        refuse(block, free, error.message);
      }
  });
  return {
    accepted: bill
      .filter((each) => !without.has(each))
      .map((each) => ({ row: each.row, record: composed.get(each) ?? each.record })),
    refused,
    refusedLines: refusedLines.sort((one, other) => one.row.line - other.row.line),
    composed: [...composed.keys()].filter((each) => !without.has(each)).length,
  };
};
