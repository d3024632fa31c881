/** A small tree that keeps every rule, one file of each sort. Paths from the root to source text. */
export const cleanTree: Readonly<Record<string, string>> = {
  'src/kernel/messages.ts': `import { createAction } from '@reduxjs/toolkit';\nexport const make = createAction;\nexport type Word = string;`,
  'src/contract/page.ts': `import * as z from 'zod/mini';\nexport const page = z.number();`,
  'src/calls/exchange.ts': `import { EMPTY } from 'rxjs';\nimport { page } from '../contract/page';\nimport { make } from '../kernel/messages';\nexport const exchange = [EMPTY, page, make];`,
  'src/costing/money.ts': `import Big from 'big.js';\nexport const sum = (a: number) => Big(a);`,
  'src/tables/list.ts': `import { sum } from '../costing/money';\nexport const list = sum;`,
  'src/ui/figure.tsx': `import { Tag } from 'antd';\nimport { sum } from '../costing/money';\nexport const Figure = () => <Tag>{String(sum(1))}</Tag>;`,
  'features/search/contract.ts': `import { page } from '../../src/contract/page';\nexport const searchCall = page;`,
  'features/search/filters.ts': `import { searchCall } from './contract';\nexport const filters = [searchCall];`,
  'features/search/commands.ts': `import { make } from '../../src/kernel/messages';\nimport { filters } from './filters';\nexport const commands = { make, filters };`,
  'features/search/events.ts': `import { make } from '../../src/kernel/messages';\nexport const events = { make };`,
  'features/search/state.ts': `import { events } from './events';\nimport { events as auth } from '../auth/events';\nexport const state = [events, auth];`,
  'features/search/selectors.ts': `import { state } from './state';\nexport const selectAll = () => state;`,
  'features/campaigns/rules/cards.ts': `import { page } from '../../../src/contract/page';\nexport const cards = page;`,
  'features/campaigns/rules/index.ts': `export { cards } from './cards';`,
  'features/campaigns/contract/gifts.ts': `import { page } from '../../../src/contract/page';\nimport { cards } from '../rules';\nexport const giftsCall = [page, cards];`,
  'features/campaigns/contract/index.ts': `export * from './gifts';`,
  'features/campaigns/server/index.ts': `import { giftsCall } from '../contract';\nexport const routes = giftsCall;`,
  'features/search/list-state.ts': `import { events } from './events';\nexport const listState = events;`,
  'features/search/list-selectors.ts': `import { listState } from './list-state';\nexport const selectList = () => listState;`,
  'features/search/collect-events.ts': `import { make } from '../../src/kernel/messages';\nexport const collecting = make;`,
  'features/auth/collect-epics.ts': `import { commands } from './commands';\nexport const collect = [commands];`,
  'features/search/epics/find.ts': `import { EMPTY } from 'rxjs';\nimport { exchange } from '../../../src/calls/exchange';\nimport { commands } from '../commands';\nexport const find = [EMPTY, exchange, commands];`,
  'features/search/index.ts': `import { find } from './epics/find';\nimport { selectList } from './list-selectors';\nimport { collecting } from './collect-events';\nexport const search = { find, selectList, collecting };`,
  'features/search/ui/page.tsx': `import { Figure } from '../../../src/ui/figure';\nimport { selectAll } from '../selectors';\nexport const Page = () => <Figure key={String(selectAll())} />;`,
  'features/search/ui/index.ts': `export { Page } from './page';`,
  'features/search/server/index.ts': `import { database } from '../../../infra/server/postgres/database';\nimport { samples } from '../samples';\nimport { filters } from '../filters';\nexport const routes = [database, filters, samples];`,
  'features/search/server/save.ts': `import { database } from '../../../infra/server/postgres/database';\nexport const save = database;`,
  'features/search/samples/index.ts': `import { save } from '../server/save';\nexport const samples = save;`,
  'features/auth/events.ts': `import { make } from '../../src/kernel/messages';\nexport const events = { make };`,
  'features/auth/commands.ts': `import { make } from '../../src/kernel/messages';\nexport const commands = { make };`,
  'features/auth/epics.ts': `import { commands } from './commands';\nexport const logIn = [commands];`,
  'infra/gateway/axios-transport.ts': `import axios from 'axios';\nexport const transport = axios;`,
  'infra/browser/storage.ts': `import type { Word } from '../../src/kernel/messages';\nexport const storage: Word = '';`,
  'infra/server/postgres/database.ts': `import pg from 'pg';\nexport const database = pg;`,
  'infra/tooling/build/webpack/fill.ts': `import { program } from '../../../../src/portal/main';\nexport const fill = program;`,
  'features/auth/index.ts': `export { logIn } from './epics';\nexport { collect } from './collect-epics';`,
  'src/portal/main.tsx': `import { search } from '../../features/search';\nimport { logIn } from '../../features/auth';\nimport { storage } from '../../infra/browser/storage';\nimport { load } from './pages';\nimport { list } from '../tables/list';\nimport { Page } from '../../features/search/ui';\nimport { transport } from '../../infra/gateway/axios-transport';\nexport const program = [search, load, logIn, storage, list, Page, transport];`,
  'src/portal/page-module.ts': `export const pageModule = 1;`,
  'features/search/page.tsx': `import { logIn } from '../auth';\nimport { pageModule } from '../../src/portal/page-module';\nimport { storage } from '../../infra/browser/storage';\nimport { search } from './index';\nimport { Page } from './ui';\nexport const page = [pageModule, search, logIn, storage, Page];`,
  'src/portal/pages.ts': `export const load = () => import('../../features/search/page');`,
  'src/console/main.tsx': `export const analysts = 1;`,
  'src/server/main.ts': `import { routes } from '../../features/search/server';\nimport { routes as more } from '../../features/campaigns/server';\nexport const server = [routes, more];`,
  'tests/search.ts': `import { state } from '../features/search/state';\nexport const tested = state;`,
};

interface Sin {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
const sin = (rule: string, from: string, to: string): Sin => ({ rule, from, to });

/** One more import each: a new file beside the clean ones, or an old one that goes astray. */
export const sins: readonly Sin[] = [
  sin('no-cycles', 'features/auth/circle.ts', './round'),
  sin('nothing-unresolved', 'src/portal/lost.ts', './nowhere'),
  sin('kernel-stands-alone', 'src/kernel/curious.ts', '../contract/page'),
  sin('contract-is-pure', 'features/auth/contract.ts', '../../src/kernel/messages'),
  sin('contract-is-pure', 'features/auth/contract-two.ts', 'rxjs'),
  sin('contract-is-pure', 'features/campaigns/contract/gifts.ts', '../../../src/kernel/messages'),
  sin('contract-is-pure', 'features/campaigns/contract/index.ts', '../../search/filters'),
  sin('rules-only-compute', 'features/campaigns/rules/cards.ts', '../../../src/kernel/messages'),
  sin('rules-only-compute', 'features/campaigns/rules/index.ts', '../../search/filters'),
  sin('calls-only-ask', 'src/calls/knowing.ts', '../../features/search/events'),
  sin('calls-only-ask', 'src/calls/wired.ts', 'axios'),
  sin('costing-only-counts', 'src/costing/drawn.ts', 'react'),
  sin('costing-only-counts', 'src/costing/wired.ts', '../contract/page'),
  sin('tables-only-write', 'src/tables/drawn.ts', 'react'),
  sin('tables-only-write', 'src/tables/knowing.ts', '../../features/search'),
  sin('shared-parts-know-no-slice', 'src/ui/knowing.tsx', '../../features/search'),
  sin('slices-meet-through-events', 'features/search/nosy.ts', '../auth/commands'),
  sin('features-know-no-root', 'features/search/rooted.ts', '../../src/console/main'),
  sin('pages-use-what-pages-share', 'features/search/page.tsx', '../../src/portal/main'),
  sin('pages-use-what-pages-share', 'features/auth/page.ts', '../../infra/gateway/axios-transport'),
  sin('pages-are-loaded-by-their-table', 'features/search/ui/opened.ts', '../page'),
  sin('features-get-ports', 'features/search/epics/stored.ts', '../../../infra/browser/storage'),
  sin('samples-can-be-left-out', 'features/search/server/sampled.ts', '../samples'),
  sin(
    'server-slices-use-server-infra',
    'features/search/server/storage.ts',
    '../../../infra/browser/storage',
  ),
  sin('reducers-hear-events-only', 'features/auth/state.ts', './commands'),
  sin('reducers-hear-events-only', 'features/auth/selectors.ts', './epics'),
  sin('reducers-hear-events-only', 'features/search/list-state.ts', './commands'),
  sin('reducers-hear-events-only', 'features/auth/list-state.ts', './collect-epics'),
  sin('messages-are-leaves', 'features/activities/events.ts', '../auth/events'),
  sin('messages-are-leaves', 'features/search/collect-events.ts', './list-selectors'),
  sin('messages-are-leaves', 'features/search/commands.ts', './selectors'),
  sin('views-ask-and-show', 'features/search/ui/announcing.tsx', '../events'),
  sin('views-ask-and-show', 'features/search/ui/peeping.tsx', '../list-state'),
  sin('views-ask-and-show', 'features/auth/ui/collecting.tsx', '../collect-epics'),
  sin('views-ask-and-show', 'features/search/ui/asking.tsx', '../../../src/calls/exchange'),
  sin('views-ask-and-show', 'features/auth/ui/running.tsx', '../epics'),
  sin('only-epics-ask', 'features/search/ask-act.ts', '../../src/calls/exchange'),
  sin('only-epics-ask', 'features/search/list-state.ts', '../../src/calls/load-parts'),
  sin('sorts-end-the-name', 'features/labor/index.ts', './epics-maintenance'),
  sin('sorts-end-the-name', 'features/labor/ui/page.tsx', '../state-of-page'),
  sin('shared-parts-know-no-slice', 'src/ui/asking.tsx', '../calls/exchange'),
  sin('logic-draws-nothing', 'features/search/policies.ts', 'react'),
  sin('logic-draws-nothing', 'features/auth/index.ts', '../../src/ui/figure'),
  sin('joining-loads-no-view', 'features/search/index.ts', './ui/page'),
  sin('one-way-to-the-network', 'infra/browser/download.ts', 'axios'),
  sin('drawings-are-seeded', 'tests/src/costing/money.unit.test.ts', 'fast-check'),
  sin('infra-knows-no-feature', 'infra/browser/featured.ts', '../../features/search'),
  sin(
    'building-runs-no-server',
    'infra/tooling/build/webpack/serving.ts',
    '../../../server/postgres/database',
  ),
  sin('server-stays-on-server', 'src/portal/driver.ts', 'pg'),
  sin('browser-stays-in-browser', 'features/search/server/listening.ts', '../events'),
  sin('browser-stays-in-browser', 'features/search/server/keeping.ts', '../list-state'),
  sin('browser-stays-in-browser', 'features/auth/server/collecting.ts', '../collect-epics'),
  sin('server-reaches-no-store', 'features/auth/server/index.ts', '../drawing'),
  sin('front-door-only', 'features/auth/page.tsx', '../search/selectors'),
  sin('front-door-only', 'src/portal/window.ts', '../../features/search/selectors'),
  sin('roots-do-not-meet', 'src/portal/meeting.ts', '../console/main'),
  sin('nobody-needs-tests', 'src/portal/leaning.ts', '../../tests/search'),
  sin('no-orphans', 'src/costing/forgotten.ts', './money'),
];

/** What some sins need at the other end. */
const accomplices: Readonly<Record<string, string>> = {
  'features/auth/round.ts': `export * as circle from './circle';`,
  'src/calls/load-parts.ts': `export const loadParts = 1;`,
  'features/labor/epics-maintenance.ts': `export const maintenance = 1;`,
  'features/labor/state-of-page.ts': `export const state = 1;`,
  'features/auth/drawing.ts': `export { createElement } from 'react';`,
};

export const sinfulTree = (): Readonly<Record<string, string>> => {
  const tree: Record<string, string> = { ...cleanTree, ...accomplices };
  sins.forEach(({ from, to }, n) => {
    tree[from] = `${tree[from] ?? ''}\nexport * as sin${n} from '${to}';\n`;
  });
  return tree;
};
