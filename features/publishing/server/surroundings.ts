import type { ClientBase, Pool } from 'pg';
import { subjectKeyOf } from '#infra/server/costing/subjects';
import { Unclear } from '#infra/server/import/unclear';
import { monthAt } from '#src/contract/shanghai-time';
import { FEWEST_TO_COMPARE } from '#src/costing/bands';
import { MONTH } from '#src/costing/months';
import { plain } from '../cell-values';
import { CODE_EDITIONS, type Nodes } from '../contract-nodes';
import { filledRows, templateNodes } from '../templates';
import { fieldOf, figureOf, type CheckedDraft, type Peers } from './checks/checked-draft';
import type { StoredDraft } from './draft-store';
import type { ProjectPublisher } from './project-publisher';

const NOBODY: Peers = { n: 0, unitCost: null, parts: {}, contents: {} };
const MEDIAN = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;

/** Published projects of the type, price date within three years, without the project's own earlier revision. */
const PEERS = `
  with peers as materialized (
    select id, area::float8 as area, unit_pretax::float8 as unit_cost from project
    where type = $1 and id <> $2
      and price_date between $3::date - interval '3 years' and $3::date + interval '3 years')
  select (select count(*)::int from peers) as n,
    (select case when count(*) >= ${FEWEST_TO_COMPARE} then ${MEDIAN('unit_cost')} end from peers) as "unitCost",
    (select coalesce(jsonb_object_agg(name, median), '{}') from (
      select ${subjectKeyOf('part', 'line.name')} as name, ${MEDIAN('line.amount::float8 / peers.area')} as median
      from peers join project_line line on line.project_id = peers.id and line.kind = 'part'
      group by 1 having count(*) >= ${FEWEST_TO_COMPARE}) parts) as parts,
    (select coalesce(jsonb_object_agg(name || ' ' || unit, median), '{}') from (
      select line.name, line.unit, ${MEDIAN('coalesce(line.above, line.below)::float8')} as median
      from peers join project_content line
        on line.project_id = peers.id and coalesce(line.above, line.below) is not null
      group by line.name, line.unit having count(*) >= ${FEWEST_TO_COMPARE}) contents) as contents`;

const monthOf = (nodes: Nodes): string | undefined => {
  const month = plain(fieldOf(nodes, 'priceDate'));
  return MONTH.test(month) ? `${month}-01` : undefined;
};

const TWINS = `
  select name from project
  where id <> $1 and type = $2 and price_date = $3::date and area = round($4::numeric, 2)
    and round(case tax_basis when '含税' then total else pretax end) = round($5::numeric)
  limit 3`;

/** The rows somebody filled in, without what the template left blank. */
export const filledNodes = ({ nodes, templateId }: StoredDraft): Nodes => {
  const template = templateNodes(templateId);
  return Object.fromEntries(
    Object.entries(nodes).map(([node, rows]) => {
      const name = node as keyof Nodes;
      return [name, filledRows(name, rows, template[name])];
    }),
  ) as unknown as Nodes;
};

const placeIssueOf = async (
  client: ClientBase | Pool,
  storage: ProjectPublisher,
  text: string,
): Promise<string | undefined> => {
  if (text === '') return undefined;
  try {
    await storage.readPlace(client, text);
    return undefined;
  } catch (error) {
    if (error instanceof Unclear) return error.message;
    throw error;
  }
};

export const choicesOf = ({ words }: ProjectPublisher): Record<string, string[]> => ({
  types: Object.keys(words.types),
  structures: [...words.structures],
  stages: [...words.stages],
  editions: [...CODE_EDITIONS],
  taxBases: ['含税', '除税'],
});

/** What the checks look at beside the draft itself. */
export const checkContextOf = async (
  client: ClientBase | Pool,
  storage: ProjectPublisher,
  stored: StoredDraft,
): Promise<CheckedDraft> => {
  const nodes = filledNodes(stored);
  const type = storage.words.types[fieldOf(nodes, 'type')];
  const month = monthOf(nodes);
  const [area, total] = [figureOf(nodes, 'area'), figureOf(nodes, 'total')];
  const isPlaced = type !== undefined && month !== undefined;
  const { rows: peers } = isPlaced
    ? await client.query<Peers>(PEERS, [type, stored.projectId, month])
    : { rows: [NOBODY] };
  const { rows: twins } = isPlaced
    ? await client.query<{ name: string }>(TWINS, [
        stored.projectId,
        type,
        month,
        area.toFixed(),
        total.toFixed(),
      ])
    : { rows: [] };
  return {
    nodes,
    choices: choicesOf(storage),
    placeIssue: await placeIssueOf(client, storage, fieldOf(nodes, 'place')),
    thisMonth: monthAt(Date.now()),
    peers: peers[0] ?? NOBODY,
    twins: twins.map(({ name }) => name),
  };
};
