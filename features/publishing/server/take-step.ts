import type { PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { isReasoned } from '../contract';
import type { TakenStep } from '../contract-draft';
import { isPassed } from './checks';
import { decideStep, type Ask } from './decide-step';
import { lockDraft, refuseOutdated, writeStep, type StoredDraft } from './draft-store';
import { publicationOf } from './publication';
import type { ProjectPublisher } from './project-publisher';
import { fieldOf } from './checks/checked-draft';
import { findingsOf } from './run-checks';

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly step: TakenStep;
  readonly reason?: string | undefined;
}

const askOf = ({ step, reason = '' }: Asked): Ask => (isReasoned(step) ? { step, reason } : { step });

const STALE = '同类数据或库中工程有变化，校验结果不再成立；请退回后重新校验';

/** Peers and twins may have changed since the check; only errors count now, warnings have been answered for. */
const refuseStale = async (
  client: PoolClient,
  storage: ProjectPublisher,
  stored: StoredDraft,
): Promise<void> => {
  const findings = await findingsOf(client, storage, stored);
  if (findings.some(({ level }) => level === 'error')) throw new ApiError(codes.conflict, STALE);
};

const WITHDRAWN = '这个工程已撤回，它的修订不能再发布，请新建草稿';

/** Publishing a revision and withdrawing another wait for each other; rows would be locked in two orders. */
const lockPublication = (client: PoolClient, projectId: string) =>
  client.query(`select pg_advisory_xact_lock(hashtextextended('publication ' || $1, 0))`, [projectId]);

const publish = async (client: PoolClient, storage: ProjectPublisher, stored: StoredDraft): Promise<void> => {
  await lockPublication(client, stored.projectId);
  const { rowCount } = await client.query('select from publishing_withdrawal where project_id = $1', [
    stored.projectId,
  ]);
  if (rowCount) throw new ApiError(codes.conflict, WITHDRAWN);
  await refuseStale(client, storage, stored);
  const place = await storage.readPlace(client, fieldOf(stored.nodes, 'place'));
  const publication = publicationOf({ stored, place, now: new Date().toISOString() });
  const { project, items, nodes } = publication;
  await storage.publish(client, project, items, stored.authorId);
  await client.query(
    `insert into publishing_revision (project_id, revision, draft_id, name, nodes, provenance)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      stored.projectId,
      stored.revision,
      stored.id,
      project.name,
      JSON.stringify(nodes),
      JSON.stringify(project.provenance),
    ],
  );
};

const withdraw = async (
  client: PoolClient,
  storage: ProjectPublisher,
  stored: StoredDraft,
  { actorId, reason }: { readonly actorId: string; readonly reason: string },
): Promise<void> => {
  await lockPublication(client, stored.projectId);
  const { rows } = await client.query<{ revision: number }>(
    'select max(revision)::int as revision from publishing_revision where project_id = $1',
    [stored.projectId],
  );
  if (rows[0]?.revision !== stored.revision)
    throw new ApiError(codes.conflict, '这不是最近一次发布的修订，请撤回最近的修订');
  await storage.withdraw(client, stored.projectId);
  await client.query(
    'insert into publishing_withdrawal (project_id, revision, reason, actor_id) values ($1, $2, $3, $4)',
    [stored.projectId, stored.revision, reason, actorId],
  );
};

/** Steps of people: everything one of them does stands or falls with its line in the history. */
export const takeStep = async (
  client: PoolClient,
  storage: ProjectPublisher,
  actorId: string,
  asked: Asked,
): Promise<void> => {
  const stored = await lockDraft(client, asked.id, actorId);
  refuseOutdated(stored, asked.version);
  const decision = decideStep(stored, askOf(asked), actorId);
  if ('refusal' in decision) throw new ApiError(codes.conflict, decision.refusal);
  if (asked.step === 'submit' && !isPassed(stored.findings, stored.acknowledged))
    throw new ApiError(codes.conflict, '还有校验错误或没有说明的提醒');
  await writeStep(client, stored.id, { ...decision, actorId });
  if (asked.step === 'publish') await publish(client, storage, stored);
  if (asked.step === 'withdraw')
    await withdraw(client, storage, stored, { actorId, reason: decision.reason });
};
