import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { member, serve, transactionOf, type Serving } from '#infra/server/http/serve';
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
import { importServings } from './import';
import { listDrafts } from './list-drafts';
import { maskField } from './mask-field';
import type { ProjectShelf } from './project-shelf';
import { acknowledge, runChecks } from './run-checks';
import { saveDraft } from './save-draft';
import { takeStep } from './take-step';

export type { ProjectShelf, Publication, PublishedItem } from './project-shelf';
export { isOwnProject } from './own-project';
export { withdrawalOf } from './withdrawals';

export interface PublishingPlan {
  readonly database: Pick<Database, 'pool' | 'transaction'>;
  readonly shelf: ProjectShelf;
}

export const publishingServings = ({ database, shelf }: PublishingPlan): readonly Serving[] => {
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
      return viewOf(client, shelf, accountOf(ask), id);
    });

  return [
    serve(rightCall, async (ask) => ({ canPublish: member(ask).isPublisher })),
    serve(listCall, (ask) => listDrafts(pool, accountOf(ask), ask.query)),
    serve(createCall, (ask) => createDraft(transactionOf(ask), accountOf(ask), ask.body)),
    serve(draftCall, (ask) => viewOf(pool, shelf, accountOf(ask), ask.query.id)),
    serve(saveCall, (ask) => saveDraft(database, accountOf(ask), ask.body)),
    serve(checkCall, (ask) =>
      changed(ask, ask.body.id, (client, actorId) => runChecks(client, shelf, actorId, ask.body)),
    ),
    serve(acknowledgeCall, (ask) =>
      changed(ask, ask.body.id, (client, actorId) => acknowledge(client, shelf, actorId, ask.body)),
    ),
    serve(maskCall, (ask) =>
      changed(ask, ask.body.id, (client, actorId) => maskField(client, actorId, ask.body)),
    ),
    serve(stepCall, async (ask) => {
      const client = transactionOf(ask);
      await takeStep(client, shelf, accountOf(ask), ask.body);
      return viewOf(client, shelf, accountOf(ask), ask.body.id);
    }),
    serve(commentCall, (ask) =>
      changed(ask, ask.body.id, async (client, actorId) => {
        await addComment(client, await readDraft(client, ask.body.id, actorId, true), actorId, ask.body);
      }),
    ),
    serve(resolveCall, (ask) =>
      changed(ask, ask.body.id, async (client, actorId) => {
        await resolveComment(client, await readDraft(client, ask.body.id, actorId), ask.body.commentId);
      }),
    ),
    ...importServings({ database }),
  ];
};
