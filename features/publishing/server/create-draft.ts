import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { DraftKey } from '../contract';
import type { Nodes, TemplateId } from '../contract-nodes';
import { templateNodes } from '../templates';
import { IS_ORGANISATION, logCreation } from './draft-store';

const MOST_OPEN = 50;

interface Start {
  readonly projectId: string;
  readonly revision: number;
  readonly templateId: string;
  readonly nodes: Nodes;
  readonly mask: Readonly<Record<string, string>>;
  readonly reason: string;
}

/** Makes new drafts of one author wait for each other. */
const lockAuthor = (client: ClientBase, accountId: string) =>
  client.query('select from account where id = $1 for no key update', [accountId]);

/** Makes new revisions of one project wait for each other; the latest row is not the latest any more after a wait. */
const lockProject = (client: ClientBase, projectId: string) =>
  client.query('select from publishing_draft where project_id = $1 and revision = 1 for update', [projectId]);

/** The draft of the published revision: it holds what the publisher typed, unmasked. */
const nextRevision = async (client: ClientBase, accountId: string, projectId: string): Promise<Start> => {
  await lockProject(client, projectId);
  const { rows } = await client.query<
    Omit<Start, 'projectId' | 'reason'> & { status: string; isOwnOrganisation: boolean }
  >(
    `select revision, template_id as "templateId", nodes, mask, status, ${IS_ORGANISATION} as "isOwnOrganisation"
     from publishing_draft d where project_id = $2 order by revision desc limit 1 for update`,
    [accountId, projectId],
  );
  const latest = rows[0];
  if (!latest) throw new ApiError(codes.notFound, '没有找到这个已发布的工程');
  if (!latest.isOwnOrganisation) throw new ApiError(codes.conflict, '只有原提交单位的人可以开新修订');
  if (latest.status !== 'published')
    throw new ApiError(
      codes.conflict,
      latest.status === 'withdrawn' ? '已撤回的工程不能再修订，请新建草稿' : '已有一份修订正在进行',
    );
  const { revision, templateId, nodes, mask } = latest;
  const reason = `自第 ${revision} 次发布`;
  return { projectId, revision: revision + 1, templateId, nodes, mask, reason };
};

export const createDraft = async (
  client: ClientBase,
  accountId: string,
  { templateId, projectId }: { readonly templateId: TemplateId; readonly projectId?: string | undefined },
): Promise<DraftKey> => {
  await lockAuthor(client, accountId);
  const { rows: open } = await client.query<{ count: number }>(
    `select count(*)::int as count from publishing_draft
     where author_id = $1 and status not in ('published', 'withdrawn')`,
    [accountId],
  );
  if ((open[0]?.count ?? 0) >= MOST_OPEN)
    throw new ApiError(codes.conflict, `未发布的草稿已有 ${MOST_OPEN} 份，请先发布或处理一部分`);
  const start: Start = projectId
    ? await nextRevision(client, accountId, projectId)
    : {
        projectId: `contributed-${randomUUID()}`,
        revision: 1,
        templateId,
        mask: {},
        reason: '',
        nodes: templateNodes(templateId),
      };
  const { rows } = await client.query<{ id: string }>(
    `insert into publishing_draft (project_id, revision, template_id, author_id, status, nodes, mask, organisation_id)
     values ($1, $2, $3, $4, 'draft', $5, $6, (select organisation_id from account where id = $4)) returning id`,
    [
      start.projectId,
      start.revision,
      start.templateId,
      accountId,
      JSON.stringify(start.nodes),
      JSON.stringify(start.mask),
    ],
  );
  const id = rows[0]?.id ?? '';
  await logCreation(client, id, accountId, start.reason);
  return { id, projectId: start.projectId, templateId: start.templateId };
};
