import { csvText } from '#infra/server/http/csv-text';
import { parseFile } from '#infra/server/import/parse-file';
import { UPLOADED } from '#infra/server/import/read-file';
import type { ImportPreview, Mapping } from '../../contract-import';
import type { NodeName, Nodes, Row } from '../../contract-nodes';
import { figureOf } from '../checks/checked-draft';
import { nodesFrom, understandBook, type UnderstoodSheet } from './outcome';
import { LIMITS, textOf, type BookSheet } from './workbook';

const SAMPLE_ROWS = 5;
const SHOWN_REFUSED = 100;

/** A workbook and the draft it is to come into. */
export interface BookInDraft {
  /** JSON of `BookSheet[]`. */
  readonly sheets: string;
  readonly nodes: Nodes;
  readonly mapping?: Mapping | undefined;
}

const understood = ({ sheets, nodes, mapping }: BookInDraft): Promise<readonly UnderstoodSheet[]> =>
  understandBook(JSON.parse(sheets) as readonly BookSheet[], {
    nodes,
    area: figureOf(nodes, 'area'),
    mapping,
  });

const sheetView = ({ name, layout, lines, missing }: UnderstoodSheet): ImportPreview['sheets'][number] => {
  const refused = lines.filter(({ reasons }) => reasons.length > 0);
  return {
    name,
    kind: layout.kind,
    headerLine: layout.headerLine,
    columns: [...layout.columns],
    sample: layout.body.slice(0, SAMPLE_ROWS).map(({ line, cells }) => ({ line, cells: [...cells] })),
    accepted: lines.length - refused.length,
    refused: refused.slice(0, SHOWN_REFUSED).map(({ line, reasons, text }) => ({
      line,
      reasons: [...reasons],
      text: text
        .filter((cell) => cell !== '')
        .join(' | ')
        .slice(0, 200),
    })),
    refusedCount: refused.length,
    missing: [...missing],
  };
};

/** JSON of its sheets. Throws Unclear with what is wrong with the file as a whole. */
const read = async (bytes: Uint8Array): Promise<string> => {
  const { sheets } = await parseFile({ bytes, as: 'sheets', limits: LIMITS }, UPLOADED);
  return JSON.stringify(textOf(sheets));
};

const preview = async (
  book: BookInDraft,
): Promise<{
  readonly sheets: ImportPreview['sheets'];
  readonly outcome: readonly {
    readonly node: NodeName;
    readonly rows: number;
    readonly mendable: number;
  }[];
}> => {
  const sheets = await understood(book);
  const sure = nodesFrom(sheets, book.nodes, false);
  const nodes = Object.entries(nodesFrom(sheets, book.nodes, true)) as [NodeName, readonly unknown[]][];
  return {
    sheets: sheets.map(sheetView),
    outcome: nodes.map(([node, all]) => {
      const rows = sure[node]?.length ?? 0;
      return { node, rows, mendable: all.length - rows };
    }),
  };
};

/** CSV of the rows that stay out, each with why. */
const refused = async (book: BookInDraft): Promise<string> => {
  const rows = (await understood(book)).flatMap(({ name, lines }) =>
    lines
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ line, reasons, text }) => [name, line, reasons.join('；'), ...text]),
  );
  return csvText([['表', '行号', '原因', '原内容'], ...rows]);
};

const accepted = async ({
  withRefused,
  ...book
}: BookInDraft & { readonly withRefused: boolean }): Promise<Partial<Record<NodeName, Row[]>>> =>
  nodesFrom(await understood(book), book.nodes, withRefused);

/** By name, as a process is asked for it. */
export const bookWork = { read, preview, refused, accepted };
