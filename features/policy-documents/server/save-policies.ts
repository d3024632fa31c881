import type { ClientBase, PoolClient } from 'pg';
import { mapInTurns } from '#infra/server/in-turns';
import { copyRows, type Cell, type Columns } from '#infra/server/postgres/copy-rows';
import { indexRecords, removeRecords } from '#infra/server/search/search-index';
import { RECORDS } from '#src/contract/records';
import type { PolicyRow } from '../contract';
import { readAmendments } from './clause-changes';
import { clauseTokens } from './clause-tokens';
import { hasForce, provenanceOf } from './rows';

export interface StoredPrice {
  readonly category: string;
  readonly code: string;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly pretax: number;
  readonly taxed: number;
  readonly taxRate: number;
  readonly areaId: number;
  readonly indexId?: string;
}

type Known = 'id' | 'title' | 'docNo' | 'issuer' | 'level' | 'kind' | 'trade' | 'publishedOn' | 'effectiveOn';
export interface StoredPolicy extends Pick<PolicyRow, Known> {
  readonly areaId: number;
  readonly impacts: readonly string[];
  /** What its text is, where it is not the document's own. */
  readonly textNote: string;
  readonly heat: number;
  readonly clauses: readonly { readonly chapter: string; readonly number: string; readonly body: string }[];
  readonly relations: readonly { readonly toId: string; readonly kind: 'replaces' | 'amends' | 'follows' }[];
  readonly attachments: readonly {
    readonly name: string;
    readonly content: 'clauses' | 'prices';
    readonly format: 'xlsx' | 'csv';
  }[];
  readonly issue?: {
    readonly series: string;
    readonly issueNo: string;
    readonly periodStart: string;
    readonly periodEnd: string;
    readonly prices: readonly StoredPrice[];
  };
}

const POLICY: Columns = {
  id: 'text',
  title: 'text',
  doc_no: 'text',
  issuer: 'text',
  level: 'text',
  area_id: 'int',
  kind: 'text',
  trade: 'text',
  published_on: 'date',
  effective_on: 'date',
  impacts: 'text',
  text_note: 'text',
  heat: 'int',
  series: 'text',
  issue_no: 'text',
  period_start: 'date',
  period_end: 'date',
  source: 'text',
};
const CLAUSE: Columns = {
  policy_id: 'text',
  rank: 'int',
  chapter: 'text',
  number: 'text',
  body: 'text',
  published_on: 'date',
  tokens: 'tsvector',
};
const RELATION: Columns = { from_id: 'text', to_id: 'text', kind: 'text' };
const ATTACHMENT: Columns = { policy_id: 'text', rank: 'int', name: 'text', content: 'text', format: 'text' };
const PRICE: Columns = {
  policy_id: 'text',
  rank: 'int',
  category: 'text',
  code: 'text',
  name: 'text',
  spec: 'text',
  unit: 'text',
  pretax: 'numeric',
  taxed: 'numeric',
  tax_rate: 'numeric',
  area_id: 'int',
  index_id: 'text',
};

/** Their bodies are texts, and all they are found by is longer still. */
const CLAUSES_AT_ONCE = 500;

const { group } = RECORDS.policy.found;

const policyCells =
  (source: PolicyRow['source']) =>
  ({ issue, ...policy }: StoredPolicy): readonly Cell[] => [
    policy.id,
    policy.title,
    policy.docNo,
    policy.issuer,
    policy.level,
    policy.areaId,
    policy.kind,
    policy.trade,
    policy.publishedOn,
    policy.effectiveOn ?? policy.publishedOn,
    `{${policy.impacts.join(',')}}`,
    policy.textNote,
    policy.heat,
    issue?.series ?? null,
    issue?.issueNo ?? null,
    issue?.periodStart ?? null,
    issue?.periodEnd ?? null,
    source,
  ];

const INSERT = `
  insert into policy (${Object.keys(POLICY).join(', ')})
  select ${Object.entries(POLICY)
    .map(([name, type]) => (name === 'impacts' ? 'impacts::text[]' : `${name}::${type}`))
    .join(', ')}
  from jsonb_to_recordset($1::jsonb) as given (${Object.keys(POLICY)
    .map((name) => `${name} text`)
    .join(', ')})`;

const insertPolicies = (client: ClientBase, rows: readonly (readonly Cell[])[]) =>
  client.query(INSERT, [
    JSON.stringify(
      rows.map((cells) =>
        Object.fromEntries(Object.keys(POLICY).map((name, at) => [name, cells[at]?.toString() ?? null])),
      ),
    ),
  ]);

/** Stores documents with all they hold, and makes them findable; whatever they name is there before them. */
export const savePolicies = async (
  client: ClientBase,
  policies: readonly StoredPolicy[],
  source: PolicyRow['source'],
): Promise<void> => {
  await insertPolicies(client, policies.map(policyCells(source)));
  const clauses = policies.flatMap(({ id, publishedOn, clauses: own }) =>
    own.map((clause, at) => ({ id, publishedOn, rank: at + 1, ...clause })),
  );
  for (let from = 0; from < clauses.length; from += CLAUSES_AT_ONCE) {
    const rows = await mapInTurns(
      clauses.slice(from, from + CLAUSES_AT_ONCE),
      ({ id, rank, chapter, number, body, publishedOn }) => [
        id,
        rank,
        chapter,
        number,
        body,
        publishedOn,
        clauseTokens(`${chapter} ${body}`),
      ],
    );
    await copyRows(client, 'policy_clause', CLAUSE, rows);
  }
  await copyRows(
    client,
    'policy_relation',
    RELATION,
    policies.flatMap(({ id, relations }) => relations.map(({ toId, kind }) => [id, toId, kind])),
  );
  await copyRows(
    client,
    'policy_attachment',
    ATTACHMENT,
    policies.flatMap(({ id, attachments }) =>
      attachments.map(({ name, content, format }, at) => [id, at + 1, name, content, format]),
    ),
  );
  await copyRows(
    client,
    'policy_price',
    PRICE,
    policies.flatMap(({ id, issue }) =>
      (issue?.prices ?? []).map((price, at) => [
        id,
        at + 1,
        price.category,
        price.code,
        price.name,
        price.spec,
        price.unit,
        price.pretax,
        price.taxed,
        price.taxRate,
        price.areaId,
        price.indexId ?? null,
      ]),
    ),
  );
  await indexRecords(
    client,
    policies.map((policy) => ({
      kind: group,
      ref: policy.id,
      title: policy.title,
      subtitle: [policy.docNo, policy.issuer, policy.kind].filter(Boolean).join(' · '),
      areaId: policy.areaId,
      publishedOn: policy.publishedOn,
      heat: policy.heat,
      provenance: provenanceOf({ ...policy, source, revision: 1 }),
    })),
  );
};

const SETTLE = `
  update policy p set
    ended_on = (select min(by.effective_on) from policy_relation r join policy by on by.id = r.from_id
      where r.to_id = p.id and r.kind = 'replaces' and ${hasForce('by')}),
    partly_on = (select min(by.effective_on) from policy_relation r join policy by on by.id = r.from_id
      where r.to_id = p.id and r.kind = 'amends' and ${hasForce('by')})
  where p.id in (select to_id from policy_relation) and ${hasForce('p')}`;

/** A document ends, in whole or in part, with the day on which its successor takes effect. */
export const settleStates = async (client: ClientBase): Promise<void> => {
  await client.query(SETTLE);
  await readAmendments(client);
};

/** All documents of one source; answers how many there were. */
export const removePolicies = async (client: PoolClient, source: PolicyRow['source']): Promise<number> => {
  const { rows } = await client.query<{ id: string }>('delete from policy where source = $1 returning id', [
    source,
  ]);
  await removeRecords(
    client,
    group,
    rows.map(({ id }) => id),
  );
  return rows.length;
};
