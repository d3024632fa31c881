import { readdirSync } from 'node:fs';
import { EMPTY, NEVER, observeOn, of, queueScheduler, Subject, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { compare } from '#features/compare/index';
import { costIndexes } from '#features/cost-indexes/index';
import { indexRange } from '#features/index-range/index';
import { labor } from '#features/labor/index';
import { learning } from '#features/learning/index';
import { events as navigation, type Entered } from '#features/navigation/events';
import { routeTable } from '#features/navigation/route-table';
import { newItems } from '#features/new-items/index';
import { passwordLink } from '#features/password-link/index';
import { policyDocuments } from '#features/policy-documents/index';
import { projects } from '#features/projects/index';
import { publishing } from '#features/publishing/index';
import { qrLogin } from '#features/qr-login/index';
import { sourcing } from '#features/sourcing/index';
import { events as sourcingEvents } from '#features/sourcing/events';
import { unitPrices } from '#features/unit-prices/index';
import { waterRenewal } from '#features/water-renewal/index';
import type { Call } from '#src/contract/call';
import { runTogether, type Epics } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import type { Slice } from '#src/kernel/slice';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry, stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const calls = readdirSync('features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)contract[^/]*\.ts$/.test(file) || /\/contract\/[^/]+\.ts$/.test(file))
  .flatMap((file): unknown[] =>
    Object.values(jest.requireActual<object>(`${process.cwd()}/features/${file}`)),
  )
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'method' in one && 'path' in one);

type Json = Readonly<Record<string, unknown>>;
/** Where a text must have a form of its own. */
const FORMS = ['2025-09', '2025-09-01', '2025', '1', '13800000001', '010505001001', '#000000'];

/** The least answer that a contract allows, in which every text is this one. */
const sampleOf = (call: Call, text: string): unknown => {
  const root = z.toJSONSchema(call.data, { unrepresentable: 'any' }) as Json;
  const defined = (root['$defs'] ?? {}) as Json;
  const value = (schema: Json, depth: number): unknown => {
    const {
      const: fixed,
      enum: options,
      oneOf,
      anyOf = oneOf,
      allOf,
      $ref,
      properties,
      items,
      prefixItems,
      pattern,
    } = schema;
    const [type] = [schema['type']].flat();
    if (typeof $ref === 'string')
      return value((defined[$ref.split('/').at(-1) ?? ''] ?? root) as Json, depth);
    if ('const' in schema) return fixed;
    if (Array.isArray(options)) return options[0];
    if (Array.isArray(anyOf)) return value(anyOf[0] as Json, depth);
    if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((one) => value(one as Json, depth)));
    if (type === 'object') {
      const {
        required = [],
        propertyNames,
        additionalProperties,
      } = schema as {
        readonly required?: readonly string[];
        readonly propertyNames?: { readonly enum?: readonly string[] };
        readonly additionalProperties?: Json;
      };
      const own = (properties ?? {}) as Readonly<Record<string, Json>>;
      const named = propertyNames?.enum ?? [];
      return Object.fromEntries([
        ...required.filter((name) => own[name]).map((name) => [name, value(own[name] ?? {}, depth + 1)]),
        ...named.map((name) => [name, value(additionalProperties ?? {}, depth + 1)]),
      ]);
    }
    if (Array.isArray(prefixItems)) return prefixItems.map((one) => value(one as Json, depth + 1));
    if (type === 'array') {
      const many = depth > 4 ? 0 : Math.max(Number(schema['minItems'] ?? 0), 1);
      return Array.from({ length: many }, () => value((items ?? {}) as Json, depth + 1));
    }
    if (type === 'boolean') return true;
    if (type === 'number' || type === 'integer')
      return Math.max(Number(schema['minimum'] ?? 0), 'exclusiveMinimum' in schema ? 1 : 0);
    if (type === 'null') return null;
    const form = typeof pattern === 'string' ? new RegExp(pattern) : /^/;
    const short = text.slice(0, Number(schema['maxLength'] ?? text.length));
    return [short, ...FORMS].find((one) => form.test(one)) ?? short;
  };
  return value(root, 0);
};

type AnySlice = Pick<Slice, 'name' | 'reducer'> & { readonly epics: () => Epics };
/** As it joins the page, with nothing in the world that answers besides the server. */
const joined = <Name extends string, State, Needs extends readonly unknown[]>(
  { name, reducer, epics }: Slice<Name, State, Needs>,
  ...needs: Needs
): AnySlice => ({ name, reducer: reducer as Slice['reducer'], epics: () => epics(...needs) });

interface Opening {
  readonly slice: AnySlice;
  readonly open: (id: string) => Partial<Entered>;
  /** Where routes show their records in one place. */
  readonly place?: string;
  readonly ids?: readonly [string, string];
  readonly before?: readonly Message[];
}

const files = { pick: () => EMPTY, save: () => undefined };
const byParam =
  (param: string) =>
  (id: string): Partial<Entered> => ({ params: { [param]: id } });
const study = joined(learning, () => undefined, NEVER);
const policies = joined(policyDocuments, () => undefined, portalEvents);

/** By its route: every one whose address names a record. */
const RECORDS: Readonly<Record<string, Opening>> = {
  commonProjDetail: { slice: joined(projects, portalEvents), open: byParam('id') },
  projectCostDetail: {
    slice: joined(costIndexes, { copy: () => EMPTY, portal: portalEvents }),
    open: byParam('id'),
  },
  unitPriceDetail: {
    slice: joined(unitPrices, () => undefined, portalEvents),
    open: (id) => ({ params: { id, projectId: 'p' } }),
  },
  laborSubcontractingPriceLine: { slice: joined(labor, portalEvents), open: byParam('id') },
  policyDetail: { slice: policies, open: byParam('policyId') },
  policyPriceDetail: { slice: policies, open: byParam('policyId') },
  publishingDetail: { slice: joined(publishing, files, portalEvents), open: byParam('id') },
  waterDetail: { slice: joined(waterRenewal, portalEvents), open: byParam('id') },
  GArea: { slice: study, open: byParam('moduleName') },
  GAreaDetail: { slice: study, place: 'reading', open: (id) => ({ query: { id } }) },
  CostManagement: { slice: study, place: 'reading', open: (id) => ({ query: { id } }) },
  newItems: {
    slice: joined(newItems, () => undefined, portalEvents),
    open: (bidNodeId) => ({ query: { bidNodeId } }),
  },
  commonProjCompare: {
    slice: joined(compare),
    open: (id) => ({ query: { ids: `${id},p` } }),
    ids: ['p1', 'p2'],
  },
  commonProjIndexRange: {
    slice: joined(indexRange, portalEvents),
    open: (subject) => ({ query: { subject } }),
    // A subject of the table that is there.
    before: [navigation.routeEntered(anEntry({ name: 'commonProjIndexRange' }))],
  },
  sourcingModule: {
    slice: joined(sourcing),
    open: byParam('moduleName'),
    ids: ['material', 'equipment'],
    before: [sourcingEvents.partnerOpened({ enterpriseName: '某集团', enterpriseCode: 'E1' })],
  },
  qrConfirm: { slice: joined(qrLogin, () => NEVER), open: byParam('uuid') },
  setPassword: { slice: joined(passwordLink), open: byParam('linkToken') },
};

const BROKEN = '返回的数据不符合约定';
const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';

/** What is asked about the first record waits, all else is answered at once. */
const visit = ({ slice, ids: [a, b] = [A, B], before = [] }: Opening, isNextSlow = false) => {
  let own: unknown = slice.reducer(undefined, { type: '' });
  const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ [slice.name]: own }) });
  const action$ = new Subject<Message>();
  const held: { readonly call: Call; readonly reply$: Subject<ApiReply> }[] = [];
  const send = (request: ApiRequest): Observable<ApiReply> => {
    const call = calls.find(({ path, method }) => path === request.path && method === request.method);
    if (!call) throw new Error(`no contract for ${request.path}`);
    const text = JSON.stringify([request.path, request.query, request.body]);
    if (isNextSlow && text.includes(b)) return NEVER;
    if (!text.includes(a)) return of(anAnswer(sampleOf(call, text.includes(b) ? b : 'x')));
    const reply$ = new Subject<ApiReply>();
    held.push({ call, reply$ });
    return reply$;
  };
  const tell = (message: Message) => {
    own = slice.reducer(own, message);
    action$.next(message);
  };
  runTogether(slice.epics())(action$, state$, fakePorts({ send }))
    .pipe(observeOn(queueScheduler))
    .subscribe(tell);
  before.forEach(tell);
  const enter = (route: string, id: string, more: Partial<Entered> = {}) => {
    const entry = { name: route, isSameRoute: true, isSamePage: true, ...RECORDS[route]?.open(id), ...more };
    tell(navigation.routeEntered(anEntry(entry)));
  };
  /** Answers what is asked, and what the answers make it ask. */
  const settle = (how: 'answer' | 'refuse', most = Infinity): number => {
    for (let settled = 0; settled < most; settled += 1) {
      const next = held.shift();
      if (!next) return settled;
      const { call, reply$ } = next;
      if (how === 'answer') {
        reply$.next(anAnswer(sampleOf(call, a)));
        reply$.complete();
      } else reply$.error(new CallRefused(aReply(500, { businessMsg: '出错了' })));
    }
    return most;
  };
  return {
    enterA: (route: string) => enter(route, a),
    enterB: (route: string, more: Partial<Entered> = {}) => enter(route, b, more),
    now: () => own,
    settle,
  };
};

test('every route whose address names a record has its entry', () => {
  const named = routeTable.filter(({ path }) => path.includes('/:')).map(({ name }) => name);
  expect(named.filter((name) => !(name in RECORDS))).toEqual([]);
  expect(Object.keys(RECORDS).filter((route) => !routeTable.some(({ name }) => name === route))).toEqual([]);
});

const entries = Object.entries(RECORDS);
test.each(entries)('%s: what is asked about a record is shown with it', (route, record) => {
  const { enterA, now, settle } = visit(record);
  enterA(route);
  const before = now();
  expect(settle('answer')).toBeGreaterThan(0);
  expect(now()).not.toEqual(before);
  expect(JSON.stringify(now())).not.toContain(BROKEN);
});

/** A record, and one that is opened in its place before all about the first has been answered. */
const pairs = entries.flatMap(([route, record]) =>
  entries
    .filter(([next, { place }]) => next === route || (place !== undefined && place === record.place))
    .map(([next]) => [route, next, record] as const),
);
describe.each(pairs)('%s, then %s', (route, next, record) => {
  describe.each([
    ['shown', false, {}],
    ['on its way', true, {}],
    ['withheld', false, { lacksRights: true }],
  ])('%s', (_, isNextSlow, more) => {
    test.each(['answer', 'refuse'] as const)('%s about the first, too late, changes nothing', (how) => {
      const alone = visit(record);
      alone.enterA(route);
      const asked = alone.settle('answer');
      for (let answered = 0; answered < asked; answered += 1) {
        const { enterA, enterB, now, settle } = visit(record, isNextSlow);
        enterA(route);
        settle('answer', answered);
        enterB(next, more);
        const before = now();
        expect(JSON.stringify(before)).not.toContain(BROKEN);
        settle(how);
        expect(now()).toEqual(before);
      }
    });
  });
});
