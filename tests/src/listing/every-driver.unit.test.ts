import { readdirSync } from 'node:fs';
import { NEVER } from 'rxjs';
import * as z from 'zod/mini';
import type { Call } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import type { ApiRequest } from '#src/kernel/send';
import type { ListDriver } from '#src/listing/list-epics';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

type AnyDriver = ListDriver<object, unknown> & {
  readonly commands: { readonly findList: (view: object) => { readonly type: string } };
};

const files = readdirSync('features', { recursive: true, encoding: 'utf8' });
const exportsOf = (file: string): readonly unknown[] =>
  Object.values(jest.requireActual<object>(`${process.cwd()}/features/${file}`));
const calls = files
  .filter((file) => /(^|\/)contract[^/]*\.ts$/.test(file) || /\/contract\/[^/]+\.ts$/.test(file))
  .flatMap(exportsOf)
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'method' in one && 'path' in one);
/** Lists that find their rows in the way that is the same for all. */
const drivers = files
  .filter((file) => file.endsWith('/list-driver.ts'))
  .flatMap((file) =>
    exportsOf(file)
      .filter((one): one is AnyDriver => typeof one === 'object' && one !== null && 'epicsWith' in one)
      .map((driver) => [file.split('/')[0] ?? '', driver] as const),
  )
  .filter(([, { epicsWith }]) => 'findList' in epicsWith(portalEvents));

/** Without them a list asks for nothing. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  newItems: { bidNodeId: 'bid_node.p-1' },
  searchResults: { text: '楼', category: 'project' },
};
const TEXTS = ['1', '20', '2024-03', '2024', '楼', '010505001', 'bid_node.p-1', 'p-1'];

const camelCased = (slice: string): string =>
  slice.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The request for a view as the server reads it. */
const readBy = (slice: string, { epicsWith, commands }: AnyDriver, view: object): unknown => {
  const own = jest.requireActual<{ initialState?: object }>(`${process.cwd()}/features/${slice}/state`);
  const state$ = stateOf({ [camelCased(slice)]: own.initialState });
  const sent: ApiRequest[] = [];
  marbles(({ hot, flush }) => {
    const ports = fakePorts({
      send: (request: ApiRequest) => {
        sent.push(request);
        return NEVER;
      },
    });
    const epic = epicsWith(portalEvents).findList as Epic;
    epic(hot('a', { a: commands.findList(view) as never }), state$, ports).subscribe();
    flush();
  })();
  const [request] = sent;
  const call = calls.find(({ path, method }) => path === request?.path && method === request.method);
  if (!request || !call) throw new Error('nothing known was asked for');
  if (call.method === 'POST') return z.parse(call.body, request.body);
  const texts = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
  return z.parse(call.query, Object.fromEntries(texts.map(([name, value]) => [name, String(value)])));
};

test('the lists are found', () => {
  expect(drivers.length).toBeGreaterThanOrEqual(9);
});

test.each(drivers)('%s: every filter reaches the server', (slice, driver) => {
  const { list } = driver;
  const needed = NEEDED[list.route] ?? {};
  const asked = (view: object): string => JSON.stringify(readBy(slice, driver, view));
  const lost = list.filters
    .filter(({ narrows }) => narrows !== false)
    .flatMap(({ control, fields }) => {
      const offered = 'options' in control ? control.options.map(([value]) => value) : TEXTS;
      return Object.keys(fields).filter((field) => {
        const without = list.viewFrom(needed);
        const views = offered.map((text) => list.viewFrom({ ...needed, [field]: text }));
        const other = views.find((view) => JSON.stringify(view) !== JSON.stringify(without));
        return !other || asked(other) === asked(without);
      });
    });
  expect(lost).toEqual([]);
});
