import type Big from 'big.js';
import { mapInTurns } from '#infra/server/in-turns';
import type { Mapping } from '../../contract-import';
import { COMPOSITION, MOST_ROWS, type NodeName, type Nodes, type Row } from '../../contract-nodes';
import { readLines, type ReadLine } from './read-rows';
import { missingIn, recognise, type Layout } from './recognise';
import { SHEETS } from './sheet-fields';
import type { BookSheet } from './workbook';

export interface UnderstoodSheet {
  readonly name: string;
  readonly layout: Layout;
  readonly lines: readonly ReadLine[];
  readonly missing: readonly string[];
}

const tooMany = (line: ReadLine): ReadLine => ({
  ...line,
  isMendable: false,
  reasons: [...line.reasons, `一个节点至多 ${MOST_ROWS} 行，这一行放不下`],
});

/** Codes of the analysis must stand in the bill, whether of this file or of the draft. */
const strangerTo = (codes: ReadonlySet<string>, line: ReadLine): ReadLine =>
  line.reasons.length > 0 || codes.has(line.cells.code ?? '')
    ? line
    : { ...line, isMendable: false, reasons: ['清单中没有这个项目编码'] };

const understand = (sheet: BookSheet, area: Big, told: Mapping[number] | undefined): UnderstoodSheet => {
  const layout = recognise(sheet, told);
  const missing = missingIn(layout);
  const lines = layout.kind === null || missing.length > 0 ? [] : readLines(layout, area);
  let kept = 0;
  const fitting = lines.map((line) => {
    if (!line.isMendable) return line;
    kept += 1;
    return kept > MOST_ROWS && layout.kind !== 'analysis' ? tooMany(line) : line;
  });
  return { name: sheet.name, layout, lines: fitting, missing };
};

/** What the file says under this mapping, sheet by sheet. */
export const understandBook = async (
  sheets: readonly BookSheet[],
  {
    nodes,
    area,
    mapping,
  }: { readonly nodes: Nodes; readonly area: Big; readonly mapping?: Mapping | undefined },
): Promise<readonly UnderstoodSheet[]> => {
  const read = await mapInTurns(sheets, (sheet) =>
    understand(
      sheet,
      area,
      mapping?.find(({ name }) => name === sheet.name),
    ),
  );
  const ofFile = read.filter(({ layout }) => layout.kind === 'bill').flatMap(({ lines }) => lines);
  const codes = new Set(
    ofFile.length > 0
      ? ofFile.map(({ cells }) => cells.code ?? '')
      : nodes.清单.map(({ cells }) => cells.code ?? ''),
  );
  return read.map((sheet) =>
    sheet.layout.kind === 'analysis'
      ? { ...sheet, lines: sheet.lines.map((line) => strangerTo(codes, line)) }
      : sheet,
  );
};

const isTaken = ({ reasons, isMendable }: ReadLine, withRefused: boolean): boolean =>
  reasons.length === 0 || (withRefused && isMendable);

/** The nodes the file replaces, row by row; what the file says nothing about stays. */
export const nodesFrom = (
  sheets: readonly UnderstoodSheet[],
  draft: Nodes,
  withRefused: boolean,
): Partial<Record<NodeName, Row[]>> => {
  const nodes: Partial<Record<NodeName, Row[]>> = {};
  for (const { layout, lines } of sheets) {
    if (layout.kind === null || layout.kind === 'analysis') continue;
    const { node } = SHEETS[layout.kind];
    const taken = lines.filter((line) => isTaken(line, withRefused));
    if (taken.length === 0) continue;
    const before = nodes[node] ?? [];
    nodes[node] = [
      ...before,
      ...taken.map(({ cells }, index) => ({ id: `i${before.length + index + 1}`, cells: { ...cells } })),
    ].slice(0, MOST_ROWS);
  }
  const composed = new Map(
    sheets
      .filter(({ layout }) => layout.kind === 'analysis')
      .flatMap(({ lines }) => lines.filter((line) => isTaken(line, withRefused)))
      .map(({ cells }) => [cells.code ?? '', cells]),
  );
  if (composed.size === 0) return nodes;
  const bill = nodes.清单 ?? draft.清单;
  const keys = COMPOSITION.map(({ key }) => key);
  nodes.清单 = bill.map(({ id, cells }) => {
    const analysis = composed.get(cells.code ?? '');
    const own = keys.flatMap((key) => (analysis?.[key] ? [[key, analysis[key]]] : []));
    return { id, cells: { ...cells, ...(Object.fromEntries(own) as Record<string, string>) } };
  });
  return nodes;
};
