import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { member, route, transactionOf } from '#infra/server/http/route';
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
import { addComment, resolveComment } from './comments';
import { createDraft } from './create-draft';
import { readDraft } from './draft-store';
import { viewOf } from './draft-view';
import { importRoutes } from './import';
import { listDrafts } from './list-drafts';
import { maskField } from './mask-field';
import type { ProjectPublisher } from './project-publisher';
import { acknowledge, runChecks } from './run-checks';
import { saveDraft } from './save-draft';
import { takeStep } from './take-step';

export type { ProjectPublisher, Publication, PublishedItem } from './project-publisher';
export { isOwnProject } from './own-project';
export { withdrawalOf } from './draft-view';

export interface PublishingPlan {
  readonly database: Pick<Database, 'pool' | 'transaction'>;
  readonly storage: ProjectPublisher;
}

export const publishingServer = ({ database, storage }: PublishingPlan): ServerSlice => {
  const { pool } = database;
  const accountOf = (ask: Parameters<typeof member>[0]): string => member(ask).accountId;
  /** Does the work and answers with what the draft has become, in one transaction. */
  const changed = (
    ask: Parameters<typeof member>[0],
    id: string,
    work: (client: PoolClient, accountId: string) => Promise<void>,
  ): Promise<Draft> =>
    database.transaction(async (client) => {
      await work(client, accountOf(ask));
      return viewOf(client, storage, accountOf(ask), id);
    });

  return {
    routes: [
      route(rightCall, async (ask) => ({ canPublish: member(ask).isPublisher })),
      route(listCall, (ask) => listDrafts(pool, accountOf(ask), ask.query)),
      route(createCall, (ask) => createDraft(transactionOf(ask), accountOf(ask), ask.body)),
      route(draftCall, (ask) => viewOf(pool, storage, accountOf(ask), ask.query.id)),
      route(saveCall, (ask) => saveDraft(database, accountOf(ask), ask.body)),
      route(checkCall, (ask) =>
        changed(ask, ask.body.id, (client, actorId) => runChecks(client, storage, actorId, ask.body)),
      ),
      route(acknowledgeCall, (ask) =>
        changed(ask, ask.body.id, (client, actorId) => acknowledge(client, storage, actorId, ask.body)),
      ),
      route(maskCall, (ask) =>
        changed(ask, ask.body.id, (client, actorId) => maskField(client, actorId, ask.body)),
      ),
      route(stepCall, async (ask) => {
        const client = transactionOf(ask);
        await takeStep(client, storage, accountOf(ask), ask.body);
        return viewOf(client, storage, accountOf(ask), ask.body.id);
      }),
      route(commentCall, (ask) =>
        changed(ask, ask.body.id, async (client, actorId) => {
          await addComment(client, await readDraft(client, ask.body.id, actorId, true), actorId, ask.body);
        }),
      ),
      route(resolveCall, (ask) =>
        changed(ask, ask.body.id, async (client, actorId) => {
          await resolveComment(client, await readDraft(client, ask.body.id, actorId), ask.body.commentId);
        }),
      ),
      ...importRoutes({ database }),
    ],
  };
};
