import type { ClientBase, Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { Database } from '#infra/server/postgres/database';
import type { ServerSlice } from '#infra/server/server-slice';
import { createCall, listCall, rightCall } from '../contract';
import {
  acknowledgeCall,
  checkCall,
  commentCall,
  draftCall,
  maskCall,
  resolveCall,
  saveCall,
  stepCall,
  type Draft,
} from '../contract-draft';
import { hidesMore, maskedFields } from '../masking';
import { addComment, resolveComment } from './comments';
import { createDraft } from './create-draft';
import { decideStep } from './decide-step';
import { IS_ORGANISATION, lockDraft, readDraft, refuseOutdated, writeStep } from './draft-store';
import { viewOf } from './draft-view';
import { importRoutes } from './import';
import { listDrafts } from './list-drafts';
import type { ProjectPublisher } from './project-publisher';
import { acknowledge, runChecks } from './run-checks';
import { saveDraft } from './save-draft';
import { takeStep } from './take-step';

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly field: string;
  readonly text: string;
}

/** More may be hidden than the rules hide, never less. An empty text goes back to the rules. */
const maskField = async (client: PoolClient, actorId: string, asked: Asked): Promise<void> => {
  const stored = await lockDraft(client, asked.id, actorId);
  refuseOutdated(stored, asked.version);
  const field = maskedFields(stored.nodes.概况).find((one) => one.field === asked.field);
  if (!field) throw new ApiError(codes.badRequest, '没有这个脱敏字段');
  const text = asked.text.trim();
  if (!hidesMore(text, field.masked))
    throw new ApiError(codes.conflict, `“${field.label}”只能在规则结果“${field.masked}”上再遮字，不能多露`);
  if (field.field === 'name' && text !== '' && text.replace(/[*＊×\s]/g, '') === '')
    throw new ApiError(codes.conflict, '工程名称不能全部遮去');
  const decision = decideStep(stored, { step: 'remask' }, actorId);
  if ('refusal' in decision) throw new ApiError(codes.conflict, decision.refusal);
  const { [asked.field]: _, ...others } = stored.mask;
  const mask = text === '' || text === field.masked ? others : { ...others, [asked.field]: text };
  await client.query('update publishing_draft set mask = $2 where id = $1', [
    stored.id,
    JSON.stringify(mask),
  ]);
  await writeStep(client, stored.id, { ...decision, reason: field.label, actorId });
};

/** Whether the account, or its organisation, has contributed the project. */
export const isOwnProject = async (
  client: ClientBase | Pool,
  accountId: string,
  projectId: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from publishing_draft d where d.project_id = $2 and ${IS_ORGANISATION} limit 1`,
    [accountId, projectId],
  );
  return rowCount === 1;
};

export type { ProjectPublisher } from './project-publisher';
export { withdrawalOf } from './draft-view';

export interface PublishingPlan {
  readonly database: Pick<Database, 'pool' | 'transaction'>;
  readonly storage: ProjectPublisher;
}

export const publishingServer = ({ database, storage }: PublishingPlan): ServerSlice => {
  const { pool } = database;
  const accountOf = (context: Parameters<typeof member>[0]): string => member(context).accountId;
  /** Does the work and answers with what the draft has become, in one transaction. */
  const changed = (
    context: Parameters<typeof member>[0],
    id: string,
    work: (client: PoolClient, accountId: string) => Promise<void>,
  ): Promise<Draft> =>
    database.transaction(async (client) => {
      await work(client, accountOf(context));
      return viewOf(client, storage, accountOf(context), id);
    });

  return {
    routes: [
      route(rightCall, async (context) => ({ canPublish: member(context).isPublisher })),
      route(listCall, (context) => listDrafts(pool, accountOf(context), context.query)),
      route(createCall, (context) => createDraft(transactionOf(context), accountOf(context), context.body)),
      route(draftCall, (context) => viewOf(pool, storage, accountOf(context), context.query.id)),
      route(saveCall, (context) => saveDraft(database, accountOf(context), context.body)),
      route(checkCall, (context) =>
        changed(context, context.body.id, (client, actorId) =>
          runChecks(client, storage, actorId, context.body),
        ),
      ),
      route(acknowledgeCall, (context) =>
        changed(context, context.body.id, (client, actorId) =>
          acknowledge(client, storage, actorId, context.body),
        ),
      ),
      route(maskCall, (context) =>
        changed(context, context.body.id, (client, actorId) => maskField(client, actorId, context.body)),
      ),
      route(stepCall, async (context) => {
        const client = transactionOf(context);
        await takeStep(client, storage, accountOf(context), context.body);
        return viewOf(client, storage, accountOf(context), context.body.id);
      }),
      route(commentCall, (context) =>
        changed(context, context.body.id, async (client, actorId) => {
          await addComment(client, await lockDraft(client, context.body.id, actorId), actorId, context.body);
        }),
      ),
      route(resolveCall, (context) =>
        changed(context, context.body.id, async (client, actorId) => {
          await resolveComment(
            client,
            await readDraft(client, context.body.id, actorId),
            actorId,
            context.body.commentId,
          );
        }),
      ),
      ...importRoutes({ database }),
    ],
  };
};
