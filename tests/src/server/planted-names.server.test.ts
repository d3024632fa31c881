import type { Call } from '#src/contract/call';
import { testApp } from '#tests/support/app';
import { fc } from '#tests/support/property';
import { plantRecords, type Ids } from './anothers-records';
import { FOREIGNERS, NAMES, type Planted } from './planted-names';
import { callsOf, injected, shapeOf, type Asked, type Schema } from './calls';

const app = testApp();
const tokens = new Map<string, string>();
let ids: Ids;
let calls: readonly Call[];
const planted: readonly Planted[] = Object.values(NAMES);

beforeAll(async () => {
  calls = await callsOf(app.db);
  ids = await plantRecords(app, tokens);
});

/** Ends the session that asks, or is a stream that does not end. */
const LEFT_OUT = ['/pb/api/web/logout', '/pb/api/web/loginSse', '/pb/analysis/live'];
/** Beginnings of what is planted find it where it can be found, and are no name themselves. */
const words = [...planted.map(({ text }) => [...text].slice(0, 2).join('')), '某', '广州', '钢筋'];

const fits = (schema: Schema, text: string): boolean =>
  new RegExp(schema.pattern ?? '').test(text) && text.length <= (schema.maxLength ?? Infinity);

const textFor = (schema: Schema): fc.Arbitrary<unknown> => {
  const known = Object.values(ids).filter((id) => fits(schema, id));
  const spoken = words.filter((word) => fits(schema, word));
  if (schema.allOf) return fc.constant('13800000001');
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...known) }] : []),
    ...(spoken.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...spoken) }] : []),
    ...(schema.pattern ? [{ weight: 1, arbitrary: fc.stringMatching(new RegExp(schema.pattern)) }] : []),
  );
};

const MOST_ASKED = 50;
const valueOf = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.properties) return fieldsOf(schema);
  const { minimum = 0, maximum = MOST_ASKED, minItems = 0, items } = schema;
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(items ? valueOf(items) : fc.constant(''), {
        minLength: minItems,
        maxLength: minItems + 1,
      });
    case 'number':
    case 'integer':
      return fc.integer({
        min: Math.ceil(minimum),
        max: Math.floor(Math.min(maximum, minimum + MOST_ASKED)),
      });
    default:
      return fc.constant(null);
  }
};
function fieldsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])),
    { requiredKeys: [...required] },
  );
}
const requestsOf = ({ query, body }: Call): fc.Arbitrary<Asked> =>
  fc.record({ query: fieldsOf(shapeOf(query)), body: fieldsOf(shapeOf(body)) });

/** Every record by its name alone, where a call takes nothing else to show one. */
const shownBy = ({ method, query, owner }: Call): readonly Asked[] => {
  const { properties = {}, required = [] } = shapeOf(query);
  const [name] = required;
  if (method !== 'GET' || required.length !== 1 || name === undefined || !/id$/i.test(name)) return [];
  // What is published is asked for by its own name alone.
  const named = owner === 'public' ? [ids.projectId, ids.draftId] : [...new Set(Object.values(ids))];
  const known = named.filter((id) => fits(properties[name] ?? {}, id));
  return known.map((id) => ({ query: { [name]: id } }));
};

/** A colleague shares the drafts of the house, and would change them. */
const mayAsk = (call: Call, who: string): boolean =>
  who !== 'colleague' || call.owner !== 'organisation' || call.method === 'GET';

test('nobody is told a name, a phone or an address that is not for them, whatever they ask', async () => {
  const found = new Set<string>();
  let answered = 0;
  for (const call of calls.filter(({ path }) => !LEFT_OUT.includes(path))) {
    const askers = FOREIGNERS.filter((who) => mayAsk(call, who));
    const ask = async (who: string, request: Asked) => {
      const { body } = await app.app().inject(injected(call, request, tokens.get(who)));
      answered += body.startsWith('{"statusCode":200') || !body.startsWith('{') ? 1 : 0;
      for (const { text, readers } of planted)
        if (!readers.includes(who) && body.includes(text))
          found.add(`${text} ${call.path} ${who || 'visitor'}`);
    };
    for (const request of shownBy(call)) for (const who of askers) await ask(who, request);
    await fc.assert(
      fc.asyncProperty(requestsOf(call), async (request) => {
        for (const who of askers) await ask(who, request);
      }),
      { numRuns: call.cost === 'heavy' ? 1 : 2, endOnFailure: true },
    );
  }
  expect([...found]).toEqual([]);
  expect(answered).toBeGreaterThan(1_000);
}, 400_000);

test('who may read a name is told it', async () => {
  const seen = async (who: string, url: string) =>
    (await app.app().inject({ url, headers: { accesstoken: tokens.get(who) ?? '' } })).body;
  const detail = (id: string) => `/pb/publishing/detail?id=${id}`;
  for (const who of NAMES.publishedOwner.readers)
    expect(await seen(who, detail(ids.revisedId))).toContain(NAMES.publishedOwner.text);
  for (const who of NAMES.waitingOwner.readers)
    expect(await seen(who, detail(ids.waitingId))).toContain(NAMES.waitingOwner.text);
  expect(await seen('colleague', detail(ids.draftId))).toContain(NAMES.draftOwner.text);
  expect(await seen('owner', '/pb/userCenter/devices')).toContain(NAMES.devicePlace.text);
  expect(await seen('owner', '/pb/myData/records')).toContain(NAMES.fact.text);
  expect(await seen('owner', '/core/idx/getSavedComparisons')).toContain(NAMES.comparison.text);
});
