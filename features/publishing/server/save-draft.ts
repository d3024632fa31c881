import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Saved } from '../contract-draft';
import {
  COLUMNS,
  isOverviewField,
  OVERVIEW_FIELDS,
  type NodeName,
  type Nodes,
  type Row,
} from '../contract-nodes';
import { decideStep } from './decide-step';
import { lockDraft, refuseOutdated, writeStep, type StoredDraft } from './draft-store';

interface NodeRows {
  readonly node: NodeName;
  readonly rows: readonly Row[];
}

/** Only columns the node has; of 概况 every row once, in its place. */
const wellFormed = ({ node, rows }: NodeRows): Row[] => {
  const keys = COLUMNS[node].map(({ key }) => key);
  const shaped = rows.map(({ id, cells }) => ({
    id,
    cells: Object.fromEntries(keys.map((key) => [key, cells[key] ?? ''])),
  }));
  if (node !== '概况') return shaped;
  const given = new Map(shaped.filter(({ id }) => isOverviewField(id)).map((row) => [row.id, row]));
  return OVERVIEW_FIELDS.map((id) => given.get(id) ?? { id, cells: { particular: '' } });
};

/** Writes the nodes and moves the draft back to 草稿, whatever it had passed. */
export const writeNodes = async (
  client: Parameters<typeof writeStep>[0],
  stored: StoredDraft,
  actorId: string,
  changed: readonly NodeRows[],
  reason = '',
): Promise<number> => {
  const decision = decideStep(stored, { step: 'edit' }, actorId);
  if ('refusal' in decision) throw new ApiError(codes.conflict, decision.refusal);
  const nodes: Nodes = {
    ...stored.nodes,
    ...Object.fromEntries(changed.map((one) => [one.node, wellFormed(one)])),
  };
  await client.query('update publishing_draft set nodes = $2 where id = $1', [
    stored.id,
    JSON.stringify(nodes),
  ]);
  await writeStep(client, stored.id, { ...decision, reason, actorId });
  return decision.review.version;
};

export const saveDraft = (
  database: Pick<Database, 'transaction'>,
  actorId: string,
  {
    id,
    version,
    nodes,
  }: { readonly id: string; readonly version: number; readonly nodes: readonly NodeRows[] },
): Promise<Saved> =>
  database.transaction(async (client) => {
    const stored = await lockDraft(client, id, actorId);
    refuseOutdated(stored, version);
    const next = await writeNodes(client, stored, actorId, nodes);
    return { status: 'draft', version: next, savedAt: new Date().toISOString() };
  });
