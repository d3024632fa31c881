import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createPool } from '#infra/server/postgres/database-pool';
import { groupCommit } from '#infra/server/postgres/group-commit';

/**
 * What the least that could be called a collector costs: the body is checked by Fastify's own compiled schema, and then
 * stored in one of three ways, or not at all.
 */
const [kind = '', url = ''] = process.argv.slice(2);
const TABLE = `create table if not exists bare_event (id uuid primary key, at timestamptz not null, fncode text not null,
  search_id bigint, tab text, query jsonb not null)`;
const COLUMNS = '(id, at, fncode, search_id, tab, query)';
const ONE = `insert into bare_event ${COLUMNS} values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;
const MANY = `insert into bare_event ${COLUMNS}
  select * from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::bigint[], $5::text[], $6::jsonb[])
  on conflict do nothing`;

interface Body {
  readonly fncode: string;
  readonly searchId: string;
  readonly query: string;
}
type Row = readonly [id: string, at: Date, fncode: string, searchId: string, tab: string, query: string];
const rowOf = ({ fncode, searchId, query }: Body): Row => {
  const { _e, ...rest } = JSON.parse(query) as { readonly _e: { id: string; ct: number; tb: string } };
  return [_e.id, new Date(_e.ct), fncode, searchId, _e.tb, JSON.stringify(rest)];
};

const pool = createPool(url, () => undefined, { max: 10 });
const insert = async (rows: readonly Row[]): Promise<readonly undefined[]> => {
  await pool.query({
    name: 'many',
    text: MANY,
    values: [0, 1, 2, 3, 4, 5].map((at) => rows.map((row) => row[at])),
  });
  return rows.map(() => undefined);
};
const group = groupCommit<Row, undefined>(insert);
const stores: Readonly<Record<string, (row: Row) => Promise<unknown>>> = {
  validate: async () => undefined,
  insert: (row) => pool.query({ name: 'one', text: ONE, values: [...row] }),
  group,
};

const fact = {
  type: 'object',
  required: ['fncode', 'query'],
  properties: {
    fncode: { type: 'string', pattern: '^\\d{1,12}$' },
    query: { type: 'string', maxLength: 4_000 },
    searchId: { type: 'string' },
  },
};
const answer = { statusCode: 200, data: null };

const serve = async (): Promise<void> => {
  await pool.query(TABLE);
  const app = fastify();
  const store = stores[kind] ?? group;
  app.post<{ Body: Body }>(
    '/behavior/ioDataSetWhithOutToken',
    { schema: { body: fact } },
    async ({ body }) => {
      await store(rowOf(body));
      return answer;
    },
  );
  const many = { type: 'object', properties: { events: { type: 'array', items: fact } } };
  app.post<{ Body: { events: Body[] } }>(
    '/behavior/ioDataSetBatch',
    { schema: { body: many } },
    async ({ body }) => {
      const rows = body.events.map(rowOf);
      if (kind !== 'validate') await insert(rows);
      return answer;
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`ready: ${(app.server.address() as AddressInfo).port}`);
};
void serve();
