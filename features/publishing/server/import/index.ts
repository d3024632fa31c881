import { Readable } from 'node:stream';
import type { ClientBase, Pool } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, type Route } from '#infra/server/http/route';
import { StreamAnswer } from '#infra/server/http/sse';
import { csvText } from '#infra/server/http/csv-text';
import { Unclear } from '#infra/server/import/unclear';
import { codes } from '#src/contract/codes';
import {
  acceptCall,
  MOST_BYTES,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportPreview,
  type Mapping,
} from '../../contract-import';
import type { NodeName } from '../../contract-nodes';
import { figureOf } from '../checks/checked-draft';
import { isSameOrganisation } from '../decide-step';
import { readDraft, refuseOutdated, type StoredDraft } from '../draft-store';
import { writeNodes } from '../save-draft';
import { filledNodes } from '../surroundings';
import { nodesFrom, understandBook, type UnderstoodSheet } from './outcome';
import { SHEET_NAMES, SHEETS } from './sheet-fields';
import { readWorkbook, type BookSheet } from './workbook';

const SAMPLE_ROWS = 5;
const SHOWN_REFUSED = 100;
const KEEP = "interval '1 day'";

interface Kept {
  readonly draftId: string;
  readonly fileName: string;
  readonly sheets: readonly BookSheet[];
}

const keep = async (pool: Pool, accountId: string, { draftId, fileName, sheets }: Kept): Promise<string> => {
  await pool.query(
    `delete from publishing_import where at < now() - ${KEEP} or (draft_id = $1 and account_id = $2)`,
    [draftId, accountId],
  );
  const { rows } = await pool.query<{ id: string }>(
    'insert into publishing_import (draft_id, account_id, file_name, sheets) values ($1, $2, $3, $4) returning id',
    [draftId, accountId, fileName, JSON.stringify(sheets)],
  );
  return rows[0]?.id ?? '';
};

const keptOf = async (client: ClientBase | Pool, accountId: string, importId: string): Promise<Kept> => {
  const { rows } = await client.query<Kept>(
    `select draft_id as "draftId", file_name as "fileName", sheets from publishing_import
     where id = $1 and account_id = $2 and at > now() - ${KEEP}`,
    [importId, accountId],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, '这次导入已过期，请重新选择文件');
  return rows[0];
};

const understood = (kept: Kept, stored: StoredDraft, mapping?: Mapping) =>
  understandBook(kept.sheets, { nodes: stored.nodes, area: figureOf(stored.nodes, 'area'), mapping });

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

const previewOf = async (
  importId: string,
  kept: Kept,
  stored: StoredDraft,
  mapping?: Mapping,
): Promise<ImportPreview> => {
  const sheets = await understood(kept, stored, mapping);
  const nodes = Object.entries(nodesFrom(sheets, stored.nodes, false)) as [NodeName, readonly unknown[]][];
  const filled = filledNodes(stored);
  return {
    importId,
    fileName: kept.fileName,
    sheets: sheets.map(sheetView),
    fields: Object.fromEntries(
      SHEET_NAMES.map((kind) => [kind, SHEETS[kind].fields.map(({ field, label }) => ({ field, label }))]),
    ),
    outcome: nodes.map(([node, rows]) => ({ node, rows: rows.length })),
    replaces: nodes.map(([node]) => node).filter((node) => filled[node].length > 0),
  };
};

const refusedFile = (sheets: readonly UnderstoodSheet[]): StreamAnswer => {
  const rows = sheets.flatMap(({ name, lines }) =>
    lines
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ line, reasons, text }) => [name, line, reasons.join('；'), ...text]),
  );
  const stream = Readable.from([csvText([['表', '行号', '原因', '原内容'], ...rows])]);
  return Object.assign(new StreamAnswer(stream), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="refused.csv"; filename*=UTF-8''${encodeURIComponent('未导入的行.csv')}`,
    },
  });
};

const workbookOf = async (content: string): Promise<readonly BookSheet[]> => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_BYTES) throw new ApiError(codes.badRequest, '文件不超过 3 MB');
  try {
    return await readWorkbook(bytes);
  } catch (error) {
    throw error instanceof Unclear ? new ApiError(codes.conflict, error.message) : error;
  }
};

const editable = async (client: ClientBase | Pool, id: string, accountId: string): Promise<StoredDraft> => {
  const stored = await readDraft(client, id, accountId);
  if (!isSameOrganisation(stored, accountId))
    throw new ApiError(codes.conflict, '只有提交单位的人可以向草稿导入');
  return stored;
};

export const importRoutes = ({
  database,
}: {
  readonly database: Pick<Database, 'pool' | 'transaction'>;
}): readonly Route[] => {
  const { pool } = database;
  const accountOf = (context: Parameters<typeof member>[0]) => member(context).accountId;
  const of = async (accountId: string, importId: string) => {
    const kept = await keptOf(pool, accountId, importId);
    return { kept, stored: await editable(pool, kept.draftId, accountId) };
  };
  return [
    route(uploadCall, async (context) => {
      const { id, fileName, workbook } = context.body;
      const stored = await editable(pool, id, accountOf(context));
      const kept = { draftId: id, fileName, sheets: await workbookOf(workbook) };
      return previewOf(await keep(pool, accountOf(context), kept), kept, stored);
    }),
    route(previewCall, async ({ body, ...context }) => {
      const { kept, stored } = await of(accountOf(context), body.importId);
      return previewOf(body.importId, kept, stored, body.mapping);
    }),
    route(refusedCall, async ({ body, ...context }) => {
      const { kept, stored } = await of(accountOf(context), body.importId);
      return refusedFile(await understood(kept, stored, body.mapping));
    }),
    route(acceptCall, ({ body, ...context }) =>
      database.transaction(async (client) => {
        const accountId = accountOf(context);
        const kept = await keptOf(client, accountId, body.importId);
        const stored = await readDraft(client, kept.draftId, accountId, true);
        refuseOutdated(stored, body.version);
        const nodes = nodesFrom(await understood(kept, stored, body.mapping), stored.nodes, body.withRefused);
        const changed = Object.entries(nodes).map(([node, rows]) => ({ node: node as NodeName, rows }));
        if (changed.length === 0) throw new ApiError(codes.conflict, '没有可导入的行');
        const version = await writeNodes(client, stored, accountId, changed, `导入 ${kept.fileName}`);
        await client.query('delete from publishing_import where id = $1', [body.importId]);
        return { version };
      }),
    ),
  ];
};
