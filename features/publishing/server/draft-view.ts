import type { ClientBase, Pool } from 'pg';
import { projectPath } from '#src/contract/records';
import type { Status, Step } from '../contract';
import type { Draft } from '../contract-draft';
import { TEMPLATE_NAMES, type Nodes } from '../contract-nodes';
import { maskedFields, maskNodes } from '../masking';
import { templateNodes, wholeTree } from '../templates';
import { commentsOf } from './comments';
import { isSameOrganisation, stepsOpenTo } from './decide-step';
import { readDraft, type StoredDraft } from './draft-store';
import type { ProjectPublisher } from './project-publisher';
import { choicesOf } from './surroundings';

interface Tombstone {
  /** YYYY-MM-DD, in Shanghai. */
  readonly day: string;
  readonly reason: string;
}

/** Undefined for a project that was never withdrawn. */
export const withdrawalOf = async (
  client: ClientBase | Pool,
  projectId: string,
): Promise<Tombstone | undefined> => {
  const { rows } = await client.query<Tombstone>(
    `select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, reason
     from publishing_withdrawal where project_id = $1`,
    [projectId],
  );
  return rows[0];
};

type Client = ClientBase | Pool;

const historyOf = async (client: Client, id: string): Promise<Draft['history']> => {
  const { rows } = await client.query<{
    step: Step;
    status: Status;
    actor: string;
    reason: string;
    at: Date;
  }>(
    `select step, status, reason, at, coalesce(nullif(full_name, ''), username) as actor
     from publishing_step join account on account.id = actor_id where draft_id = $1 order by publishing_step.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** What stood in the revision before; the template where there is none. */
const baseOf = async (
  client: Client,
  { projectId, revision, templateId }: StoredDraft,
): Promise<Draft['base']> => {
  const { rows } = await client.query<{ nodes: Nodes }>(
    'select nodes from publishing_draft where project_id = $1 and revision = $2 - 1',
    [projectId, revision],
  );
  const before = rows[0]?.nodes;
  return before
    ? { label: `第 ${revision - 1} 次发布`, nodes: asContract(wholeTree(before)) }
    : { label: `${TEMPLATE_NAMES[templateId]}模板`, nodes: asContract(templateNodes(templateId)) };
};

const asContract = (nodes: Nodes): Draft['nodes'] =>
  Object.fromEntries(Object.entries(nodes).map(([name, rows]) => [name, [...rows]])) as Draft['nodes'];

const maskOf = ({ nodes, mask }: StoredDraft): Draft['mask'] =>
  maskedFields(nodes.概况).map((field) => ({ ...field, own: mask[field.field] ?? null }));

/** Who is meant stays between the author's organisation and those who review; afterwards everybody else sees what was published. */
const seenBy = (stored: StoredDraft, accountId: string): StoredDraft => {
  const { firstReviewerId, secondReviewerId, status, nodes, mask } = stored;
  const isOver = status === 'published' || status === 'withdrawn';
  const isInvolved =
    isSameOrganisation(stored, accountId) || [firstReviewerId, secondReviewerId].includes(accountId);
  if (!isOver || isInvolved) return stored;
  return { ...stored, nodes: maskNodes(nodes, mask), mask: {} };
};

/** What is kept of a draft for these eyes. */
export const viewOf = async (
  client: Client,
  storage: ProjectPublisher,
  accountId: string,
  id: string,
): Promise<Draft> => {
  const stored = seenBy(await readDraft(client, id, accountId), accountId);
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
    history: await historyOf(client, id),
    comments: await commentsOf(client, id),
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
