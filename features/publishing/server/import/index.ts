import type { ClientBase, Pool } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, type Route } from '#infra/server/http/route';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import { codes } from '#src/contract/codes';
import { MOST_BYTES, TOO_LARGE } from '#src/contract/uploaded-file';
import {
  acceptCall,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportPreview,
  type Mapping,
} from '../../contract-import';
import type { NodeName } from '../../contract-nodes';
import { isSameOrganisation } from '../decide-step';
import { lockDraft, readDraft, refuseOutdated, type StoredDraft } from '../draft-store';
import { writeNodes } from '../save-draft';
import { filledNodes } from '../surroundings';
import { SHEET_NAMES, SHEETS } from './sheet-fields';
import { workWithBook } from './work-with-book';

const KEEP = "interval '1 day'";

interface Kept {
  readonly draftId: string;
  readonly fileName: string;
  /** JSON of `BookSheet[]`: taken apart by the process that works with it. */
  readonly sheets: string;
}

const keep = async (pool: Pool, accountId: string, { draftId, fileName, sheets }: Kept): Promise<string> => {
  await pool.query(
    `delete from publishing_import where at < now() - ${KEEP} or (draft_id = $1 and account_id = $2)`,
    [draftId, accountId],
  );
  const { rows } = await pool.query<{ id: string }>(
    'insert into publishing_import (draft_id, account_id, file_name, sheets) values ($1, $2, $3, $4) returning id',
    [draftId, accountId, fileName, sheets],
  );
  return rows[0]?.id ?? '';
};

const keptOf = async (client: ClientBase | Pool, accountId: string, importId: string): Promise<Kept> => {
  const { rows } = await client.query<Kept>(
    `select draft_id as "draftId", file_name as "fileName", sheets::text from publishing_import
     where id = $1 and account_id = $2 and at > now() - ${KEEP}`,
    [importId, accountId],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, '这次导入已过期，请重新选择文件');
  return rows[0];
};

const previewOf = async (
  { importId, accountId }: { readonly importId: string; readonly accountId: string },
  { fileName, sheets }: Kept,
  stored: StoredDraft,
  mapping?: Mapping,
): Promise<ImportPreview> => {
  const { outcome, ...preview } = await workWithBook(
    'preview',
    { sheets, nodes: stored.nodes, mapping },
    accountId,
  );
  const filled = filledNodes(stored);
  return {
    importId,
    fileName,
    ...preview,
    fields: Object.fromEntries(
      SHEET_NAMES.map((kind) => [kind, SHEETS[kind].fields.map(({ field, label }) => ({ field, label }))]),
    ),
    outcome: [...outcome],
    replaces: outcome.map(({ node }) => node).filter((node) => filled[node].length > 0),
  };
};

const refusedFile = (content: string): StreamAnswer =>
  fileAnswer({ name: '未导入的行', plainName: 'refused', format: 'csv', content });

const textOf = async (content: string, accountId: string): Promise<string> => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_BYTES) throw new ApiError(codes.badRequest, TOO_LARGE);
  return workWithBook('read', bytes, accountId);
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
      const accountId = accountOf(context);
      const stored = await editable(pool, id, accountId);
      const kept = { draftId: id, fileName, sheets: await textOf(workbook, accountId) };
      return previewOf({ importId: await keep(pool, accountId, kept), accountId }, kept, stored);
    }),
    route(previewCall, async ({ body, ...context }) => {
      const { importId, mapping } = body;
      const accountId = accountOf(context);
      const { kept, stored } = await of(accountId, importId);
      return previewOf({ importId, accountId }, kept, stored, mapping);
    }),
    route(refusedCall, async ({ body, ...context }) => {
      const accountId = accountOf(context);
      const { kept, stored } = await of(accountId, body.importId);
      const book = { sheets: kept.sheets, nodes: stored.nodes, mapping: body.mapping };
      return refusedFile(await workWithBook('refused', book, accountId));
    }),
    route(acceptCall, async ({ body, ...context }) => {
      const accountId = accountOf(context);
      const { kept, stored: read } = await of(accountId, body.importId);
      refuseOutdated(read, body.version);
      const { mapping, withRefused } = body;
      // Before the draft is held: of a large file it takes a while.
      const book = { sheets: kept.sheets, nodes: read.nodes, mapping, withRefused };
      const nodes = await workWithBook('accepted', book, accountId);
      return database.transaction(async (client) => {
        const stored = await lockDraft(client, kept.draftId, accountId);
        refuseOutdated(stored, body.version);
        const changed = Object.entries(nodes).map(([node, rows]) => ({ node: node as NodeName, rows }));
        if (changed.length === 0) throw new ApiError(codes.conflict, '没有可导入的行');
        const version = await writeNodes(client, stored, accountId, changed, `导入 ${kept.fileName}`);
        await client.query('delete from publishing_import where id = $1', [body.importId]);
        return { version };
      });
    }),
  ];
};
