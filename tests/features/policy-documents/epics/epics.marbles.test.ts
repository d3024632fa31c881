import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/policy-documents/commands';
import { policyList } from '#features/policy-documents/contract';
import { documentPath, documentViewFrom, pricePath } from '#features/policy-documents/document-view';
import * as asking from '#features/policy-documents/epics';
import { events } from '#features/policy-documents/events';
import { listDriver } from '#features/policy-documents/list-driver';
import * as policies from '#features/policy-documents/policies';
import { saveAttachment } from '#features/policy-documents/attachment-epics';
import { initialState, reducer, type PolicyDocumentsState } from '#features/policy-documents/state';
import { tracked } from '#features/policy-documents/tracked';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { of, throwError } from 'rxjs';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aComparison, aDocument, someHits, thePrices } from '../some-policies';

const state = (more: Partial<PolicyDocumentsState> = {}) =>
  stateOf({ policyDocuments: { ...initialState, ...more } });
const { findOnEntry, refineByRegion } = listDriver.epicsWith(portalEvents);

const asks = (
  epic: Epic,
  heard: readonly Message[],
  own: Partial<PolicyDocumentsState> = {},
  ports = fakePorts(),
) => {
  const said: Message[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    epic(cold<Message>(Object.keys(values).join(''), values), state(own), ports).subscribe((message) =>
      said.push(message),
    );
    flush();
  })();
  return said;
};
const answering = (data: unknown) => fakePorts({ send: () => of(anAnswer(data)) });
const refusing = fakePorts({ send: () => throwError(() => new CallRefused(aReply(440), '没有')) });

const entered = (name: string, params: object = {}, query: object = {}, isSameRoute = false) =>
  navigation.routeEntered(anEntry({ name, params: params as never, query: query as never, isSameRoute }));

describe('the list', () => {
  test('[ROUTE-040] [ROUTE-041] asks for what its address says, the newest first, and follows no region', () => {
    const [plain, chosen] = [
      entered('policyList'),
      entered(
        'policyList',
        {},
        { level: '省', state: '现行', place: '20', year: '2025', page: '2', kind: 'x' },
      ),
    ];
    expect(asks(findOnEntry!, [plain])).toEqual([
      causedBy(commands.findList({ sort: 'publishedOn' }), plain),
    ]);
    expect(asks(findOnEntry!, [chosen])).toEqual([
      causedBy(
        commands.findList({
          level: '省',
          state: '现行',
          place: '20',
          year: '2025',
          sort: 'publishedOn',
          page: 2,
        }),
        chosen,
      ),
    ]);
    expect(refineByRegion).toBeUndefined();
    expect(policyList.pathTo({ sort: 'publishedOn', kind: '市场价格' })).toBe(
      `/policy/index?kind=${encodeURIComponent('市场价格')}`,
    );
  });

  test('years, places and what comes soon are asked for once', () => {
    const entry = entered('policyList');
    const load = causedBy(commands.loadOverview(), entry);
    expect(asks(policies.loadOverviewOnEntry, [entry])).toEqual([load]);
    const overview = { years: [], places: [], soon: [] };
    expect(asks(policies.loadOverviewOnEntry, [entry], { overview })).toEqual([]);
    expect(asks(asking.loadOverview, [load], {}, answering(overview)).at(-1)).toMatchObject({
      type: 'policyDocuments/overviewLoaded',
    });
    expect(asks(asking.loadOverview, [load], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/overviewFailed',
    });
  });

  test('a keyword is looked for in the clauses, too, once for all pages of it', () => {
    const wanted = (keyword: string) => events.listRequested({ view: { keyword, sort: 'publishedOn' } });
    const long = wanted('质量保证金');
    const find = causedBy(commands.findClauses({ keyword: '质量保证金' }), long);
    expect(asks(policies.findClausesBesideList, [long, wanted('质'), wanted('')])).toEqual([find]);
    const hits = { status: 'shown' as const, keyword: '质量保证金', hits: someHits() };
    expect(asks(policies.findClausesBesideList, [long], { hits })).toEqual([]);
    expect(asks(asking.findClauses, [find], {}, answering(someHits())).map(({ type }) => type)).toEqual([
      'policyDocuments/clausesRequested',
      'policyDocuments/clausesFound',
    ]);
    expect(asks(asking.findClauses, [find], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/clausesFailed',
    });
  });
});

describe('a document', () => {
  test('[ROUTE-042] [POLICY-001] its address names the document, the clause and what it is compared with', () => {
    const entry = entered('policyDetail', { policyId: 'a-1' }, { clause: '12', with: 'b-2' });
    expect(asks(policies.viewOnEntry, [entry])).toEqual([
      causedBy(commands.viewDocument({ id: 'a-1', view: { clause: 12, withId: 'b-2' } }), entry),
    ]);
    expect(documentViewFrom({ clause: '0', with: '../x' })).toEqual({});
    expect(documentPath('a-1', { clause: 3 })).toBe('/policy/detail/a-1?clause=3');
    expect(pricePath('a-1')).toBe('/policy/priceDetail/a-1');
  });

  test('is asked for once, its comparison when the address names one', () => {
    const viewed = events.documentViewed({ id: 'a', view: { withId: 'b' } });
    expect(asks(policies.loadDocumentWhenNeeded, [viewed])).toEqual([
      causedBy(commands.loadDocument({ id: 'a' }), viewed),
    ]);
    const { row } = aDocument();
    const known = events.documentViewed({ id: row.id, view: {} });
    const document = { status: 'shown' as const, id: row.id, view: {}, document: aDocument() };
    expect(asks(policies.loadDocumentWhenNeeded, [known], { document })).toEqual([]);
    expect(asks(policies.compareWhenNeeded, [viewed, known])).toEqual([
      causedBy(commands.compareDocuments({ id: 'a', withId: 'b' }), viewed),
    ]);
    const comparison = { status: 'shown' as const, query: { id: 'a', withId: 'b' } };
    expect(asks(policies.compareWhenNeeded, [viewed], { comparison })).toEqual([]);
  });

  test('[CALL-173] document and comparison come, or are said not to', () => {
    const [load, compare] = [
      commands.loadDocument({ id: 'a' }),
      commands.compareDocuments({ id: 'a', withId: 'b' }),
    ];
    expect(asks(asking.loadDocument, [load], {}, answering(aDocument())).at(-1)).toEqual(
      events.documentLoaded({ document: aDocument() }, load),
    );
    expect(asks(asking.compareDocuments, [compare], {}, answering(aComparison())).at(-1)).toEqual(
      events.documentsCompared({ query: { id: 'a', withId: 'b' }, comparison: aComparison() }, compare),
    );
    expect(asks(asking.loadDocument, [load], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/documentFailed',
    });
    expect(asks(asking.compareDocuments, [compare], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/comparisonFailed',
    });
  });

  test('what is compared stands in the address', () => {
    const go = jest.fn();
    const ports = fakePorts();
    const document = { status: 'shown' as const, id: 'a', view: {} };
    asks(
      asking.chooseComparison,
      [commands.chooseComparison({ withId: 'b' }), commands.chooseComparison({ withId: undefined })],
      { document },
      { ...ports, address: { ...ports.address, go } },
    );
    expect(go.mock.calls).toEqual([['/policy/detail/a?with=b'], ['/policy/detail/a']]);
  });

  test('an attachment is saved under its own name', () => {
    const save = jest.fn();
    const [attachment] = aDocument().attachments;
    const command = commands.saveAttachment({ id: 'a', attachment: attachment! });
    const file = new Blob(['x']);
    expect(asks(saveAttachment(save), [command], {}, answering(file)).at(-1)).toMatchObject({
      type: 'policyDocuments/attachmentSaved',
    });
    expect(save.mock.calls).toEqual([['关于调整人工费指导单价的通知（条文）.xlsx', file]]);
    expect(asks(saveAttachment(save), [command], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/attachmentFailed',
    });
  });
});

describe('prices', () => {
  test('[ROUTE-043] [POLICY-001] every issue that is entered is asked for, and remembered once it is seen', () => {
    const [first, same] = [
      entered('policyPriceDetail', { policyId: 'p-9' }),
      entered('policyPriceDetail', { policyId: 'p-9' }, {}, true),
    ];
    const load = causedBy(commands.loadPrices({ id: 'p-9' }), first);
    expect(asks(policies.loadPricesOnEntry, [first])).toEqual([load]);
    const prices = { status: 'shown' as const, id: 'p-9' };
    expect(asks(policies.loadPricesOnEntry, [first, same], { prices })).toEqual([load]);
    const other = entered('policyPriceDetail', { policyId: 'p-8' }, {}, true);
    expect(asks(policies.loadPricesOnEntry, [other], { prices })).toEqual([
      causedBy(commands.loadPrices({ id: 'p-8' }), other),
    ]);
    const loaded = events.pricesLoaded({ prices: thePrices() });
    const keep = causedBy(commands.keepVisit({ id: 'price-20-202509' }), loaded);
    expect(asks(policies.keepVisitWhenSeen, [loaded])).toEqual([keep]);
    expect(asks(asking.keepVisit, [keep], {}, answering(null)).at(-1)).toMatchObject({
      type: 'policyDocuments/visitKept',
    });
    expect(asks(asking.keepVisit, [keep], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/visitFailed',
    });
    expect(asks(asking.loadPrices, [load], {}, answering(thePrices())).at(-1)).toMatchObject({
      type: 'policyDocuments/pricesLoaded',
    });
    expect(asks(asking.loadPrices, [load], {}, refusing).at(-1)).toMatchObject({
      type: 'policyDocuments/pricesFailed',
    });
  });
});

test('another document starts from nothing, another clause of the same keeps what is known', () => {
  const folded = (...heard: readonly DomainEvent[]) =>
    heard.reduce<PolicyDocumentsState>((before, event) => reducer(before, event), initialState);
  const { id } = aDocument().row;
  const known = [
    events.documentViewed({ id, view: {} }),
    events.documentRequested({ id }),
    events.documentLoaded({ document: aDocument() }),
    events.comparisonRequested({ id, withId: 'b' }),
    events.documentsCompared({ query: { id, withId: 'b' }, comparison: aComparison() }),
  ];
  const same = folded(...known, events.documentViewed({ id, view: { clause: 2 } }));
  expect([same.document.status, same.document.view, same.comparison.status]).toEqual([
    'shown',
    { clause: 2 },
    'shown',
  ]);
  const other = folded(...known, events.documentViewed({ id: 'x', view: {} }));
  const query = { id, withId: 'b' };
  const late = [
    events.documentsCompared({ query, comparison: aComparison() }),
    events.comparisonFailed({ query, problem: { code: 500, message: '坏了' } }),
  ];
  expect(late.map((event) => reducer(other, event))).toEqual([other, other]);
  expect([other.document, other.comparison]).toEqual([
    { status: 'loading', id: 'x', view: {} },
    { status: 'idle' },
  ]);
});

test('lists, documents, price documents and downloads are told', () => {
  const [attachment] = aDocument().attachments;
  expect(
    [
      events.listSeen({ total: 1 }),
      events.documentLoaded({ document: aDocument() }),
      events.pricesLoaded({ prices: thePrices() }),
      events.attachmentSaved({ id: 'a', attachment: attachment! }),
      events.pricesFailed({ problem: { code: 821, message: '' } }),
      events.overviewLoaded({ overview: { years: [], places: [], soon: [] } }),
    ].map((event) => tracked(event)?.fncode),
  ).toEqual(['250101', '250201', '250203', '250301', '900101', undefined]);
});
