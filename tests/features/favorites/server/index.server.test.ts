import Fastify, { type FastifyInstance } from 'fastify';
import { favoritesServer, indexedRecords, publishedRecords } from '#features/favorites/server/index';
import { NO_RECORD } from '#features/favorites/server/record-kinds';
import type { Identity } from '#infra/server/http/identity';
import type { RecordSources } from '#infra/server/server-slice';
import { indexRecords } from '#infra/server/search/search-index';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { aMember } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { someProvenance } from './some-records';

const db = testDatabase({ prepared: regions });
const records = (): RecordSources => ({
  policy: {
    describe: indexedRecords({
      pool: db.pool,
      group: 'policy',
      addressOf: ({ ref }) => `/policy/detail/${encodeURIComponent(ref)}`,
    }),
  },
});
let app: FastifyInstance;
let identity: Identity;

beforeAll(async () => {
  const entry = {
    kind: 'policy',
    ref: 'z/1',
    title: '人工费调整通知',
    subtitle: '粤建〔2025〕1号',
    areaId: 20,
    heat: 1,
    provenance: someProvenance,
  };
  await db.database.transaction((client) => indexRecords(client, [entry]));
  identity = await aMember(db.pool, 'reader');
  app = Fastify();
  answerErrors(app);
  registerCalls(app, favoritesServer({ database: db.database, records: records() }).routes, async (token) =>
    token === 'good' ? identity : undefined,
  );
});
afterAll(() => app.close());

const post = async (call: string, payload: object, accesstoken?: string) => {
  const url = `/pb/favorite/${call}`;
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: accesstoken ? { accesstoken } : {},
  });
  return answer.json<{ statusCode: number; businessMsg: string; data: unknown }>();
};

test('[FAV-001] every call asks for a session', async () => {
  const calls = [
    'queryFavoriteNodeList',
    'queryFavoriteItemList',
    'queryFavoriteStatus',
    'addFavorite',
    'cancelFavorite',
  ];
  for (const call of calls) expect(await post(call, {})).toMatchObject({ statusCode: 401 });
});

test('[FAV-002] a record that only the search index knows is kept with its title, number and place', async () => {
  expect(await post('addFavorite', { kind: 'policy', ref: 'z/1' }, 'good')).toMatchObject({
    statusCode: 200,
  });
  expect(await post('queryFavoriteNodeList', {}, 'good')).toMatchObject({
    statusCode: 200,
    data: {
      total: 1,
      rows: [
        {
          snapshot: {
            section: '政策文件',
            title: '人工费调整通知',
            areaName: '广东',
            priceDate: '2025-09',
            figure: null,
          },
          current: {
            address: '/policy/detail/z%2F1',
            subtitle: '粤建〔2025〕1号',
            provenance: someProvenance,
          },
        },
      ],
    },
  });
});

test('what is refused is refused in words', async () => {
  expect(await post('addFavorite', { kind: 'policy', ref: 'none' }, 'good')).toMatchObject({
    statusCode: 440,
    businessMsg: NO_RECORD,
  });
  expect(await post('cancelFavorite', {}, 'good')).toMatchObject({
    statusCode: 400,
    businessMsg: '请指明要取消的收藏',
  });
});

test('likes ask the same sections which records are published', async () => {
  const published = publishedRecords(records());
  expect(await published('policy', ['z/1', 'none'])).toEqual(new Set(['z/1']));
  expect(await published('constructor', ['z/1'])).toBeUndefined();
});
