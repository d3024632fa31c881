import type { Pool } from 'pg';
import { conditionsOf, equals, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import {
  draftList,
  PAGE_SIZE,
  type DraftLine,
  type DraftPage,
  type ListQuery,
  type Receipt,
  type Tab,
} from '../contract';
import type { Nodes } from '../contract-nodes';
import { maskedProjectName, maskerOf, overviewOf } from '../masking';
import { AUTHOR, CONTRIBUTED, IS_ORGANISATION } from './draft-store';

/** What a published project has been good for so far; every figure is counted when it is asked for. */
const RECEIPTS = `
  select p.id,
    (select count(*)::int from project_view v where v.project_id = p.id) as views,
    (select count(*)::int from favorite f where f.kind = 'project' and f.ref = p.id and f.removed_at is null) as favorites,
    (select count(*)::int from record_like l where l.kind = 'project' and l.ref = p.id) as likes,
    case when p.has_detail then 1
      + (select count(distinct (kind, name))::int from project_line line where line.project_id = p.id)
      + (select count(distinct name)::int from project_content c where c.project_id = p.id
         and coalesce(c.above, c.below) is not null) else 0 end as subjects,
    (select count(*)::int from project other where other.type = p.type and other.id <> p.id
      and p.price_date between other.price_date - interval '3 years' and other.price_date + interval '3 years') as peers
  from project p where p.id = any ($1::text[])`;

const receiptsOf = async (
  pool: Pool,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Receipt>> => {
  if (projectIds.length === 0) return new Map();
  const { rows } = await pool.query<Receipt & { readonly id: string }>(RECEIPTS, [projectIds]);
  return new Map(rows.map(({ id, ...receipt }) => [id, receipt]));
};

const FIELD = (field: string) =>
  `(select row->'cells'->>'particular' from jsonb_array_elements(d.nodes->'概况') row where row->>'id' = '${field}')`;

/** A withdrawn or published name is the one that was published; before that only the house reads it, and finds by it. */
const NAME = `coalesce((select name from publishing_revision r where r.draft_id = d.id),
  case when ${IS_ORGANISATION} then ${FIELD('name')} end, '')`;
const PLACE = `coalesce(${FIELD('place')}, '')`;

const HAS_REVIEWED = '$1 in (d.first_reviewer_id, d.second_reviewer_id)';

/** `$1` is the account that asks. */
const BELONGS: Readonly<Record<Tab, string>> = {
  own: `${IS_ORGANISATION} and d.status not in ('published', 'withdrawn')`,
  review: `not ${IS_ORGANISATION} and (d.status = 'submitted'
    or (d.status = 'firstApproved' and d.first_reviewer_id <> $1) or (d.status = 'approved' and ${HAS_REVIEWED}))`,
  published: `d.status = 'published' and (${IS_ORGANISATION} or ${HAS_REVIEWED})`,
  withdrawn: `d.status = 'withdrawn' and (${IS_ORGANISATION} or ${HAS_REVIEWED})`,
};

const COUNTS = `
  select ${Object.entries(BELONGS)
    .map(([tab, belongs]) => `count(*) filter (where ${belongs})::int as "${tab}"`)
    .join(', ')} from publishing_draft d`;

type DraftRow = Omit<DraftLine, 'changedAt' | 'receipt'> & {
  readonly changedAt: Date;
  readonly total: number;
  readonly isOwnOrganisation: boolean;
  readonly overview: Nodes['概况'];
  readonly mask: Readonly<Record<string, string>>;
};

/** What of a line says who is meant, as the reader may see it: its own, the published one, or what would be published. */
const namesOf = (row: DraftRow): Pick<DraftLine, 'name' | 'author' | 'reason'> => {
  const { name, author, reason, isOwnOrganisation, overview, mask } = row;
  if (isOwnOrganisation) return { name, author, reason };
  return {
    name: name || maskedProjectName(overview, mask),
    author: CONTRIBUTED,
    reason: maskerOf(overviewOf(overview))(reason),
  };
};

const conditions = conditionsOf(draftList, {
  tab: ({ tab = 'own' }) => BELONGS[tab],
  status: equals('d.status', 'text'),
  keyword: ({ keyword = '' }, { parameters }) =>
    `strpos(lower(${NAME} || ' ' || ${PLACE}), lower(${parameters.add(keyword.trim(), 'text')})) > 0`,
});

const LINES = `
  select d.id, d.project_id as "projectId", d.template_id as "templateId", d.revision, d.status,
    ${NAME} as name, ${PLACE} as place, coalesce(${FIELD('type')}, '') as type,
    concat_ws(' · ', ${AUTHOR}, o.name) as author, d.changed_at as "changedAt",
    coalesce((select reason from publishing_step s where s.draft_id = d.id and s.step in ('return', 'withdraw')
      and s.status = d.status order by s.id desc limit 1), '') as reason,
    count(*) over ()::int as total, ${IS_ORGANISATION} as "isOwnOrganisation",
    d.nodes->'概况' as overview, d.mask
  from publishing_draft d
  left join organisation o on o.id = d.organisation_id
`;

/** A page beyond the end is the last one. */
export const listDrafts = async (
  pool: Pool,
  accountId: string,
  { page: asked = '1', ...filter }: ListQuery,
): Promise<DraftPage> => {
  const parameters = new Parameters();
  const account = parameters.add(accountId, 'bigint');
  const found = where([`${account} is not null`, ...conditions(filter, parameters, undefined)]);
  const lines = `${LINES} ${found} order by d.changed_at desc, d.id limit ${PAGE_SIZE} offset ${PAGE_SIZE} * (
    select least(${parameters.add(Number(asked), 'bigint')}, greatest(1, (count(*) + ${PAGE_SIZE - 1}) / ${PAGE_SIZE})) - 1
    from publishing_draft d ${found})`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<DraftRow>(lines, parameters.values),
    pool.query<DraftPage['counts']>(COUNTS, [accountId]),
  ]);
  const total = rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const own = rows.filter(
    ({ isOwnOrganisation, status: reached }) => isOwnOrganisation && reached === 'published',
  );
  const receipts = await receiptsOf(
    pool,
    own.map(({ projectId }) => projectId),
  );
  const receiptOf = (line: DraftRow) => (own.includes(line) ? (receipts.get(line.projectId) ?? null) : null);
  return {
    rows: rows.map((row) => {
      const { total: _, isOwnOrganisation: __, overview: ___, mask: ____, changedAt, ...line } = row;
      return { ...line, ...namesOf(row), changedAt: changedAt.toISOString(), receipt: receiptOf(row) };
    }),
    total,
    page: Math.min(Number(asked), pages),
    pages,
    counts: counts[0] ?? { own: 0, review: 0, published: 0, withdrawn: 0 },
  };
};
