import type { ClientBase, Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Status, Step } from '../contract';
import type { Finding } from '../contract-draft';
import type { Nodes, TemplateId } from '../contract-nodes';
import { maskerOf, maskNodes, overviewOf } from '../masking';
import { wholeTree } from '../templates';
import { isInvolved, isSameOrganisation, type ReviewState } from './decide-step';

/** Whether the account in `$1` has made the draft `d`, or works where it was made. */
export const IS_ORGANISATION = `(d.author_id = $1 or coalesce(
  d.organisation_id = (select organisation_id from account where id = $1), false))`;

/** Accounts of the house, the author first among them. */
const ORGANISATION = `array(select id::text from account where id = d.author_id or organisation_id = d.organisation_id)`;

export type StoredFinding = Omit<Finding, 'acknowledged'>;

/**
 * `whole`: as the house has it. `review`: without what says who is meant, with what was said among those who work on it.
 * `published`: without both.
 */
type Sight = 'whole' | 'review' | 'published';

/** A draft as whoever reads it may see it, or as it is for whoever acts on it. */
export interface StoredDraft extends ReviewState {
  readonly sight: Sight;
  /** Any text that somebody typed about it, as these eyes may read it. */
  readonly say: (text: string) => string;
  readonly id: string;
  readonly projectId: string;
  readonly revision: number;
  readonly templateId: TemplateId;
  readonly author: string;
  readonly firstReviewer: string | null;
  readonly secondReviewer: string | null;
  readonly nodes: Nodes;
  readonly findings: readonly StoredFinding[];
  readonly mask: Readonly<Record<string, string>>;
  readonly acknowledged: Readonly<Record<string, string>>;
  readonly changedAt: Date;
}

/** Of an account as it is called now: what is written keeps it. */
export const NAME_NOW = `coalesce(nullif(full_name, ''), username)`;

/** How whoever is in `column` of the draft `d` was called in this step of theirs. */
const NAME_IN = (step: Step, column: string) =>
  `(select actor_name from publishing_step s where s.draft_id = d.id and s.actor_id = d.${column} and s.step = '${step}'
    order by s.id desc limit 1)`;
export const AUTHOR = `coalesce(${NAME_IN('create', 'author_id')},
  (select ${NAME_NOW} from account where account.id = d.author_id))`;

const SELECT = `
  select d.id, d.project_id as "projectId", d.revision, d.template_id as "templateId", d.status, d.version,
    d.author_id::text as "authorId", ${ORGANISATION} as house, d.first_reviewer_id::text as "firstReviewerId",
    d.second_reviewer_id::text as "secondReviewerId", d.checked_version as "checkedVersion",
    d.masked_version as "maskedVersion", d.nodes, d.findings, d.mask, d.acknowledged, d.changed_at as "changedAt",
    ${AUTHOR} as author, ${NAME_IN('approveFirst', 'first_reviewer_id')} as "firstReviewer",
    ${NAME_IN('approveSecond', 'second_reviewer_id')} as "secondReviewer"
  , exists (select from publishing_step s where s.draft_id = d.id and s.actor_id = $2) as "hasActed"
  from publishing_draft d where d.id = $1`;

const NO_DRAFT = '没有找到这份草稿';

/** What a draft is told to be from where its house is not named. */
export const CONTRIBUTED = '会员贡献';
/** Any house but the author's may take over the next review, which begins with reading. */
const AWAITS_REVIEWER: readonly Status[] = ['submitted', 'firstApproved'];
const IS_DECIDED: readonly Status[] = ['approved', 'published', 'withdrawn'];

type Whole = Omit<StoredDraft, 'sight' | 'say'>;

/** Undefined: to these eyes it is not there. */
const sightOf = (draft: Whole & { readonly hasActed: boolean }, accountId: string): Sight | undefined => {
  const { status, hasActed } = draft;
  if (isSameOrganisation(draft, accountId)) return 'whole';
  if (isInvolved(draft, accountId)) return 'review';
  if (AWAITS_REVIEWER.includes(status) || (status === 'returned' && hasActed)) return 'review';
  return IS_DECIDED.includes(status) ? 'published' : undefined;
};

const nodesIn = (sight: Sight, { nodes, mask }: Pick<Whole, 'nodes' | 'mask'>): Nodes => {
  const tree = wholeTree(nodes);
  return sight === 'whole' ? tree : maskNodes(tree, mask);
};

const asItIs = (text: string): string => text;

/** What was found and answered names the house as freely as its figures do. */
const reviewed = (
  { findings, acknowledged }: Whole,
  say: StoredDraft['say'],
): Pick<Whole, 'findings' | 'acknowledged'> => ({
  findings: findings.map((one) => ({ ...one, key: say(one.key), message: say(one.message) })),
  acknowledged: Object.fromEntries(Object.entries(acknowledged).map(([key, text]) => [say(key), say(text)])),
});

const inSight = (sight: Sight, whole: Whole): StoredDraft => {
  const nodes = nodesIn(sight, whole);
  if (sight === 'whole') return { ...whole, sight, nodes, say: asItIs };
  const say = maskerOf(overviewOf(whole.nodes.概况));
  const masked = { ...whole, sight, nodes, say, author: CONTRIBUTED, mask: {} };
  return sight === 'review'
    ? { ...masked, ...reviewed(whole, say) }
    : { ...masked, findings: [], acknowledged: {} };
};

const readInSight = async (
  client: ClientBase | Pool,
  [id, accountId]: readonly [id: string, accountId: string],
  lock = '',
): Promise<Whole & { readonly sight: Sight }> => {
  const { rows } = await client.query<Whole & { readonly hasActed: boolean }>(`${SELECT}${lock}`, [
    id,
    accountId,
  ]);
  const [found] = rows;
  const sight = found && sightOf(found, accountId);
  if (!sight) throw new ApiError(codes.notFound, NO_DRAFT);
  const { hasActed: _, ...whole } = found;
  return { ...whole, sight };
};

/** Refuses what is not there, or not for these eyes. */
export const readDraft = async (
  client: ClientBase | Pool,
  id: string,
  accountId: string,
): Promise<StoredDraft> => {
  const { sight, ...whole } = await readInSight(client, [id, accountId]);
  return inSight(sight, whole);
};

/** The draft as it is, whoever acts on it; shown is what `readDraft` gives. Refuses what that refuses. */
export const lockDraft = async (client: ClientBase, id: string, accountId: string): Promise<StoredDraft> => {
  const found = await readInSight(client, [id, accountId], ' for update of d');
  return { ...found, nodes: wholeTree(found.nodes), say: asItIs };
};

/** What stood in the revision before, as far as the reader sees the draft itself; undefined for the first. */
export const nodesBefore = async (
  client: ClientBase | Pool,
  { projectId, revision, sight }: StoredDraft,
): Promise<Nodes | undefined> => {
  const { rows } = await client.query<Pick<Whole, 'nodes' | 'mask'>>(
    'select nodes, mask from publishing_draft where project_id = $1 and revision = $2 - 1',
    [projectId, revision],
  );
  return rows[0] && nodesIn(sight, rows[0]);
};

/** What those who work on a draft do with what is said among them is not for those who only see what was published. */
export const refuseOnlooker = ({ sight }: StoredDraft): void => {
  if (sight === 'published') throw new ApiError(codes.notFound, NO_DRAFT);
};

/** What changes with a step, written together with its line in the history. */
export interface Change {
  readonly review: ReviewState;
  readonly from: Status;
  readonly step: Step;
  readonly reason: string;
  readonly actorId: string;
}

const LOG = `
  insert into publishing_step (draft_id, step, from_status, status, version, actor_id, reason, actor_name)
  select $1, $2, $3, $4, $5, id, $7, ${NAME_NOW} from account where id = $6`;

/** One line for an hour of one person's typing: saves that move nothing follow the line of the first. */
const isTyping = async (client: ClientBase, id: string, { from, step, reason, review, actorId }: Change) => {
  if (step !== 'edit' || from !== review.status || reason !== '') return false;
  const { rows } = await client.query<{ isSame: boolean }>(
    `select step = 'edit' and actor_id = $2 as "isSame" from publishing_step
     where draft_id = $1 and at > now() - interval '1 hour' order by id desc limit 1`,
    [id, actorId],
  );
  return rows[0]?.isSame ?? false;
};

export const writeStep = async (client: ClientBase, id: string, change: Change): Promise<void> => {
  const { review, from, step, reason, actorId } = change;
  await client.query(
    `update publishing_draft set status = $2, version = $3, checked_version = $4, masked_version = $5,
       first_reviewer_id = $6, second_reviewer_id = $7, changed_at = now() where id = $1`,
    [
      id,
      review.status,
      review.version,
      review.checkedVersion,
      review.maskedVersion,
      review.firstReviewerId,
      review.secondReviewerId,
    ],
  );
  if (await isTyping(client, id, change)) return;
  await client.query(LOG, [id, step, from, review.status, review.version, actorId, reason]);
};

export const logCreation = async (
  client: ClientBase,
  id: string,
  actorId: string,
  reason: string,
): Promise<void> => {
  await client.query(LOG, [id, 'create', 'draft', 'draft', 1, actorId, reason]);
};

/** Optimistic lock: a save names the version it was made from, and loses to a newer one. */
export const refuseOutdated = (stored: StoredDraft, version: number): void => {
  if (stored.version === version) return;
  throw new ApiError(
    codes.conflict,
    `这份草稿已在别处保存到第 ${stored.version} 版，您看到的是第 ${version} 版。本页的改动没有保存，也没有丢失；请对照后重新载入`,
  );
};
