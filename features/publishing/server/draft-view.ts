import type { ClientBase, Pool } from 'pg';
import { projectPath } from '#src/contract/records';
import type { Status, Step } from '../contract';
import type { Draft } from '../contract-draft';
import { TEMPLATE_NAMES, type Nodes } from '../contract-nodes';
import { maskedFields, maskerOf, overviewOf } from '../masking';
import { templateNodes } from '../templates';
import { commentsOf } from './comments';
import { stepsOpenTo } from './decide-step';
import { CONTRIBUTED, nodesBefore, readDraft, type StoredDraft } from './draft-store';
import type { ProjectPublisher } from './project-publisher';
import { choicesOf } from './surroundings';

interface Tombstone {
  /** YYYY-MM-DD, in Shanghai. */
  readonly day: string;
  readonly reason: string;
}

/** Undefined for a project that was never withdrawn. Anybody may read why it was, so it names nobody; the house has its own words in the history. */
export const withdrawalOf = async (
  client: ClientBase | Pool,
  projectId: string,
): Promise<Tombstone | undefined> => {
  const { rows } = await client.query<Tombstone & { readonly overview: Nodes['概况'] }>(
    `select to_char(w.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, w.reason,
       d.nodes->'概况' as overview
     from publishing_withdrawal w
     join publishing_revision r on r.project_id = w.project_id and r.revision = w.revision
     join publishing_draft d on d.id = r.draft_id
     where w.project_id = $1`,
    [projectId],
  );
  const [found] = rows;
  return found && { day: found.day, reason: maskerOf(overviewOf(found.overview))(found.reason) };
};

type Client = ClientBase | Pool;

const historyOf = async (
  client: Client,
  { id, sight, say, house }: StoredDraft,
): Promise<Draft['history']> => {
  if (sight === 'published') return [];
  const { rows } = await client.query<{
    step: Step;
    status: Status;
    actorId: string;
    actor: string;
    reason: string;
    at: Date;
  }>(
    `select step, status, reason, at, actor_id::text as "actorId", actor_name as actor
     from publishing_step where draft_id = $1 order by id`,
    [id],
  );
  return rows.map(({ actorId, actor, reason, at, ...row }) => ({
    ...row,
    actor: sight === 'review' && house.includes(actorId) ? CONTRIBUTED : actor,
    reason: say(reason),
    at: at.toISOString(),
  }));
};

/** What stood in the revision before; the template where there is none. */
const baseOf = async (client: Client, stored: StoredDraft): Promise<Draft['base']> => {
  const before = await nodesBefore(client, stored);
  return before
    ? { label: `第 ${stored.revision - 1} 次发布`, nodes: asContract(before) }
    : {
        label: `${TEMPLATE_NAMES[stored.templateId]}模板`,
        nodes: asContract(templateNodes(stored.templateId)),
      };
};

const asContract = (nodes: Nodes): Draft['nodes'] =>
  Object.fromEntries(Object.entries(nodes).map(([name, rows]) => [name, [...rows]])) as Draft['nodes'];

const maskOf = ({ sight, nodes, mask }: StoredDraft): Draft['mask'] =>
  sight === 'whole'
    ? maskedFields(nodes.概况).map((field) => ({ ...field, own: mask[field.field] ?? null }))
    : [];

/** What is kept of a draft for these eyes. */
export const viewOf = async (
  client: Client,
  storage: ProjectPublisher,
  accountId: string,
  id: string,
): Promise<Draft> => {
  const stored = await readDraft(client, id, accountId);
  const may = stepsOpenTo(stored, accountId);
  const { status, version, projectId, revision, templateId, author, firstReviewer, secondReviewer } = stored;
  const tombstone = status === 'withdrawn' ? await withdrawalOf(client, projectId) : undefined;
  return {
    id,
    status,
    version,
    projectId,
    revision,
    templateId,
    author,
    firstReviewer,
    secondReviewer,
    savedAt: stored.changedAt.toISOString(),
    nodes: asContract(stored.nodes),
    base: await baseOf(client, stored),
    choices: choicesOf(storage),
    findings: stored.findings.map((finding) => ({
      ...finding,
      acknowledged: stored.acknowledged[finding.key] ?? null,
    })),
    isChecked: await isChecked(client, stored),
    mask: maskOf(stored),
    history: await historyOf(client, stored),
    comments: await commentsOf(client, stored),
    may,
    canEdit: may.includes('edit'),
    address: status === 'published' ? projectPath(projectId) : null,
    tombstone: tombstone ? { at: tombstone.day, reason: tombstone.reason } : null,
  };
};

/** Whether the last check looked at what stands there now. */
const isChecked = async (client: Client, { id, version }: StoredDraft): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select 1 from publishing_step where draft_id = $1 and step = 'check' and version = $2 limit 1`,
    [id, version],
  );
  return rowCount === 1;
};
