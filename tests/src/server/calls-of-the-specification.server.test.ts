import type { Call } from '#src/contract/call';
import specified from '#docs/calls.json';
import { testApp } from '#tests/support/app';
import { callsOf } from './calls';

const { app, db } = testApp();

type Method = 'GET' | 'POST' | 'WS';
interface Specified {
  readonly id: string;
  readonly method: Method | null;
  readonly path: string | null;
}

/** Some are written without their leading slash; names of parameters are ours. */
const shapeOf = (path: string) =>
  (path.startsWith('/') ? path : `/${path}`).replace(/\(\^[^)]*\$\)/g, '').replace(/\{\w+\}|:\w+/g, '{}');

const rows = (specified as readonly Specified[]).map((row) => ({
  ...row,
  shape: row.path === null ? undefined : shapeOf(row.path),
}));

/** Calls whose path is not shown, each with the one that does what it wants (docs/adr/0010). */
const CHOSEN: Readonly<Record<string, string>> = {
  'CALL-029': 'POST /pb/api/web/usr',
  'CALL-030': 'GET /pb/activity/raffle_v2/getDialogStatus',
  'CALL-031': 'GET /getPalvelinAeg',
  'CALL-032': 'GET /pb/home/version',
  'CALL-033': 'GET /pb/api/web/innerAccounts',
  'CALL-034': 'GET /pb/publishing/checkRight',
  'CALL-035': 'GET /core/common/getAreaInfos',
  'CALL-057': 'POST /pb/search/items',
  'CALL-058': 'POST /core/home/auto/search',
  'CALL-059': 'GET /pb/search/target',
  'CALL-060': 'GET /pb/search/topPoster',
  'CALL-071': 'GET /pb/api/m2/supplierMatchList',
  'CALL-072': 'GET /pb/api/m2/getPageUrl',
  'CALL-073': 'POST /pb/api/m2/functionLog',
  'CALL-137': 'POST /pb/activity/guide/updateRaffleTimes',
  'CALL-173': 'POST /core/policy/getPolicyList',
  'CALL-174': 'GET /core/industryIndex/getIndexDatas',
  'CALL-175': 'POST /core/waterConUrbanRenew/getIndexDatas',
  'CALL-176': 'POST /core/searchBqItem/getBqItemSolrData',
};
/** Asked of other houses: picture of the account provider, its tickets, the robot's script, error reports. */
const OUTSIDE: readonly string[] = ['CALL-074', 'CALL-075', 'CALL-076', 'CALL-077'];
/** No JSON call: the push channel and the configuration; and a path whose parts are one parameter. */
const APART: Readonly<Record<string, string>> = {
  '/pb/webSocket/{}': '/pb/webSocket/:sessionId',
  '/config.json': '/config.json',
};
const BUSINESS_PATH = { written: '/{}/{}_{}', built: '/{}/{}' };

interface Built {
  readonly method: string;
  readonly shape: string;
}
let contracts: readonly Built[] = [];
let documented: readonly Built[] = [];
beforeAll(async () => {
  contracts = (await callsOf(db)).map(({ method, path }: Call) => ({ method, shape: shapeOf(path) }));
  const { body } = await app().inject('/openapi.json');
  const { paths } = JSON.parse(body) as {
    paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), shape: shapeOf(path) })),
  );
});

const pathOf = (chosen: string) => shapeOf(chosen.slice(chosen.indexOf(' ') + 1));
const wanted = (shape: string) => (shape === BUSINESS_PATH.written ? BUSINESS_PATH.built : shape);

test('the specification has 184 calls, each with a path, a chosen one, or a house of its own', () => {
  expect(rows).toHaveLength(184);
  const without = rows.filter(({ shape }) => shape === undefined).map(({ id }) => id);
  expect(without).toEqual([...Object.keys(CHOSEN), ...OUTSIDE].sort());
});

const withPath = rows.flatMap(({ id, method, shape }) =>
  shape === undefined || shape in APART ? [] : [{ id, method, shape: wanted(shape) }],
);

test.each(withPath)(
  '$id: $method $shape is a contract, and stands in the OpenAPI document',
  ({ method, shape }) => {
    for (const built of [contracts, documented]) {
      const methods = built.filter((call) => call.shape === shape).map((call) => call.method);
      // Where the method is not written, reading is GET and changing is POST; either is right.
      expect(methods).toEqual([method ?? expect.stringMatching(/^(GET|POST)$/)]);
    }
  },
);

test.each(Object.entries(CHOSEN))('[CONFLICT-021] %s, whose path is not shown, is %s', (_, chosen) => {
  const [method = '', path = ''] = chosen.split(' ');
  for (const built of [contracts, documented]) expect(built).toContainEqual({ method, shape: shapeOf(path) });
});

test.each(Object.entries(APART))('%s answers beside the contracts', (_, url) => {
  expect(app().hasRoute({ method: 'GET', url })).toBe(true);
});

/** What is left of a path without the words that tell a gateway: a mistyped one has the same rest. */
const restOf = (shape: string) => shape.replace(/^(\/(pb|api|core))+\//, '/');

test('no contract of our own is a call of the specification under a mistyped path', () => {
  const ofSpecification = new Map(withPath.map(({ shape }) => [restOf(shape), shape]));
  const known = new Set([...withPath.map(({ shape }) => shape), ...Object.values(CHOSEN).map(pathOf)]);
  const mistyped = contracts.filter(({ shape }) => !known.has(shape) && ofSpecification.has(restOf(shape)));
  expect(mistyped).toEqual([]);
  // The mistake that this is here for.
  expect(ofSpecification.get(restOf('/api/web/loginByQrCode'))).toBe('/pb/api/web/loginByQrCode');
});
