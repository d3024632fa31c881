import { merge, throwError } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '#features/cost-indexes/commands';
import {
  addContact,
  fillForm,
  changeView,
  copyCitation,
  loadIndex,
  viewIndex,
} from '#features/cost-indexes/epics';
import { listDriver } from '#features/cost-indexes/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { events } from '#features/cost-indexes/events';
import { EMPTY_DRAFT } from '#features/cost-indexes/contact-draft';
import { initialState, type CostIndexesState } from '#features/cost-indexes/state';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply, anAnswer } from '#tests/support/replies';
import { aList, aResult } from '../some-index';

const state = (more: Partial<CostIndexesState> = {}) =>
  stateOf({ costIndexes: { ...initialState, ...more } });

const { findList, changeView: changeList } = listDriver.epicsWith(portalEvents);
const goes: Epic = (...given) => merge(changeList!(...given), changeView(...given));

describe('loadIndex', () => {
  const load = commands.loadIndex({ id: 'rebar-1', areas: '20' });
  const token = { viewToken: 'secret-token', lifeMs: 600_000 };
  const started = events.indexRequested({ query: load.payload }, load);

  test(
    '[CALL-140] [CALL-141] the right to see is asked for first, and goes with the question',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn(({ path }: ApiRequest) =>
        cold('--(k|)', { k: anAnswer(path.endsWith('getViewToken') ? token : aResult()) }),
      );
      expectObservable(loadIndex(hot<Message>('-l', { l: load }), state(), fakePorts({ send }))).toBe(
        '-S---F',
        {
          S: started,
          F: events.indexLoaded({ result: aResult() }, load),
        },
      );
      flush();
      expect(send.mock.calls.map(([{ path, query }]) => [path, query])).toEqual([
        ['/projectCost/getViewToken', { id: 'rebar-1' }],
        ['/projectCost/getIndexResultInfo', { id: 'rebar-1', areas: '20', viewToken: 'secret-token' }],
      ]);
    }),
  );

  test('the token never comes out', () => {
    const said: Message[] = [];
    marbles(({ hot, cold, flush }) => {
      const send = ({ path }: ApiRequest) =>
        cold('(k|)', { k: anAnswer(path.endsWith('getViewToken') ? token : aResult()) });
      loadIndex(hot<Message>('-l', { l: load }), state(), fakePorts({ send })).subscribe((event) =>
        said.push(event),
      );
      flush();
    })();
    expect(said.map(({ type }) => type)).toEqual(['costIndexes/indexRequested', 'costIndexes/indexLoaded']);
    expect(JSON.stringify(said)).not.toContain('secret-token');
  });

  test(
    'a refusal of the token is told, and the series is not asked for',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) =>
        cold<never>('-#', {}, new CallRefused(aReply(440), '没有找到')),
      );
      expectObservable(loadIndex(hot<Message>('-l', { l: load }), state(), fakePorts({ send }))).toBe('-SX', {
        S: started,
        X: events.indexFailed({ problem: { code: 440, message: '没有找到' } }, load),
      });
      flush();
      expect(send).toHaveBeenCalledTimes(1);
    }),
  );
});

test(
  '[CALL-142] the latest question to the list wins',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const send = jest.fn((_: ApiRequest) => cold('---(k|)', { k: anAnswer(aList()) }));
    const [one, two] = [commands.findList({ areaId: '20' }), commands.findList({ category: '材料' })];
    const action$ = hot<Message>('-ab', { a: one, b: two });
    expectObservable(findList!(action$, state(), fakePorts({ send }))).toBe('-AB--F', {
      A: events.listRequested({ view: one.payload }, one),
      B: events.listRequested({ view: two.payload }, two),
      F: events.listLoaded({ page: aList() }, two),
    });
    flush();
    expect(send.mock.calls[1]?.[0]).toMatchObject({
      path: '/projectCost/baseInfo',
      query: { category: '材料' },
    });
  }),
);

test(
  'a view is told before anything is loaded',
  marbles(({ hot, expectObservable }) => {
    const view = commands.viewIndex({ id: 'rebar-1', view: { log: true } });
    expectObservable(viewIndex(hot<Message>('-v', { v: view }), state(), fakePorts())).toBe('-V', {
      V: events.indexViewed(view.payload, view),
    });
  }),
);

describe('changeView', () => {
  const movesFor = (command: Message) => {
    const ports = fakePorts();
    const standing = state({
      list: { status: 'shown', view: { areaId: '20', category: '材料' } },
      detail: { status: 'shown', id: 'rebar-1', view: { base: '2022-01', areas: ['20'] } },
    });
    marbles(({ hot, expectObservable }) => {
      expectObservable(goes(hot<Message>('-c', { c: command }), standing, ports)).toBe('');
    })();
    return ports.address.moves.map((move) => decodeURIComponent(move));
  };

  test('goes to the address of the new view', () => {
    expect(movesFor(commands.refineList({ category: undefined, base: 'none' }))).toEqual([
      'go /projectCost/index?areaId=20&base=none',
    ]);
    expect(movesFor(commands.clearFilters())).toEqual(['go /projectCost/index']);
    expect(movesFor(commands.changeView({ areas: ['20', '18'], log: true }))).toEqual([
      'go /projectCost/detail/rebar-1?base=2022-01&areas=20,18&log=1',
    ]);
    expect(movesFor(commands.changeView({ areas: [], base: undefined }))).toEqual([
      'go /projectCost/detail/rebar-1',
    ]);
  });
});

describe('the citation', () => {
  const copy = commands.copyCitation({ citation: '3,212.86 元/㎡' });

  test(
    'is on the clipboard when the browser says so',
    marbles(({ hot, cold, expectObservable }) => {
      const port = jest.fn(() => cold('--(k|)'));
      expectObservable(copyCitation(port)(hot<Message>('-c', { c: copy }), state(), fakePorts())).toBe(
        '---D',
        {
          D: events.citationCopied(undefined, copy),
        },
      );
    }),
  );

  test(
    'a browser that refuses is no failure of the page',
    marbles(({ hot, expectObservable }) => {
      const port = () => throwError(() => new Error('denied'));
      expectObservable(copyCitation(port)(hot<Message>('-cc', { c: copy }), state(), fakePorts())).toBe(
        '-RR',
        {
          R: events.copyRejected(undefined, copy),
        },
      );
    }),
  );
});

describe('the contact form', () => {
  const contact = { ...EMPTY_DRAFT, contactName: '王工', seriesId: 'rebar-1' };
  const add = commands.addContact(contact);

  test(
    '[CALL-143] a second press while the first is on its way changes nothing',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('---(k|)', { k: anAnswer({ number: 'LX1' }) }));
      expectObservable(addContact(hot<Message>('-aa', { a: add }), state(), fakePorts({ send }))).toBe(
        '-S--A',
        {
          S: events.contactRequested(undefined, add),
          A: events.contactAdded({ number: 'LX1' }, add),
        },
      );
      flush();
      expect(send).toHaveBeenCalledTimes(1);
      expect(send.mock.calls[0]?.[0]).toMatchObject({ path: '/contact/add', once: true, body: contact });
    }),
  );

  test(
    'drafts are noted and a new form begun',
    marbles(({ hot, expectObservable }) => {
      const [keep, anew] = [commands.keepDraft(EMPTY_DRAFT), commands.beginAnew()];
      expectObservable(fillForm(hot<Message>('-kb', { k: keep, b: anew }), state(), fakePorts())).toBe(
        '-KB',
        {
          K: events.draftKept({ draft: EMPTY_DRAFT }, keep),
          B: events.formCleared(undefined, anew),
        },
      );
    }),
  );
});
