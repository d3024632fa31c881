import { finalize, Observable, tap } from 'rxjs';
import { commands } from '#features/unit-prices/commands';
import { loadWindows } from '#features/unit-prices/epics/load-windows';
import { events } from '#features/unit-prices/events';
import { initialState, reducer, type UnitPricesState } from '#features/unit-prices/state';
import type { State$ } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aPage, aScheme } from '../a-row';

interface Told {
  readonly said: readonly string[];
  readonly asked: readonly unknown[];
  readonly cancelled: readonly unknown[];
}

/** Runs the epic against a store that hears what it says. Every call answers after 100 ms. */
const storyOf = (timeline: string, messages: Readonly<Record<string, Message>>): Told => {
  const said: string[] = [];
  const asked: unknown[] = [];
  const cancelled: unknown[] = [];
  marbles(({ hot, cold, flush }) => {
    let state: UnitPricesState = initialState;
    const state$ = Object.defineProperty(new Observable(), 'value', {
      get: () => ({ unitPrices: state }),
    }) as State$;
    const hear = (message: Message) => (state = reducer(state, message));
    const send = (request: ApiRequest) => {
      const { from } = request.body as { readonly from: number };
      asked.push(from);
      let isDone = false;
      return cold('100ms (k|)', { k: anAnswer(aPage(50, from)) }).pipe(
        tap(() => (isDone = true)),
        finalize(() => isDone || cancelled.push(from)),
      );
    };
    const action$ = hot<Message>(timeline, messages);
    action$.subscribe(hear);
    loadWindows(action$, state$, fakePorts({ send })).subscribe((event) => {
      hear(event);
      const { window } = event.payload as { readonly window: number };
      said.push(`${event.type.split('/')[1]} ${window}`);
    });
    flush();
  })();
  return { said, asked, cancelled };
};

const search = events.searchRequested({ view: { areaId: '20', row: 120 }, basis: '' });
const loadVisibleRows = (first: number, last: number) => commands.loadVisibleRows({ first, last });

describe('loadWindows', () => {
  test('a list begins with the window its row lies in', () => {
    expect(storyOf('s', { s: search })).toEqual({
      said: ['windowRequested 2', 'windowLoaded 2'],
      asked: [100],
      cancelled: [],
    });
  });

  test('what comes into sight is asked for once', () => {
    const { said, asked } = storyOf('s 300ms l 300ms m', {
      s: search,
      l: loadVisibleRows(100, 160),
      m: loadVisibleRows(110, 170),
    });
    expect(asked).toEqual([100, 150]);
    expect(said).toEqual(['windowRequested 2', 'windowLoaded 2', 'windowRequested 3', 'windowLoaded 3']);
  });

  test('a list that rushes by asks for nothing but where it comes to rest', () => {
    const { asked } = storyOf('s 300ms abcd', {
      s: search,
      a: loadVisibleRows(5_000, 5_010),
      b: loadVisibleRows(9_000, 9_010),
      c: loadVisibleRows(20_000, 20_010),
      d: loadVisibleRows(40_000, 40_010),
    });
    expect(asked).toEqual([100, 40_000]);
  });

  test('a window that is passed by before it has come is cancelled', () => {
    const { said, cancelled } = storyOf('s 300ms a 70ms b', {
      s: search,
      a: loadVisibleRows(5_000, 5_010),
      b: loadVisibleRows(9_000, 9_010),
    });
    expect(cancelled).toEqual([5_000]);
    expect(said.slice(2)).toEqual([
      'windowRequested 100',
      'windowRequested 180',
      'windowPassed 100',
      'windowLoaded 180',
    ]);
  });

  test('another question cancels all that is on its way', () => {
    const other = events.searchRequested({
      view: { areaId: '20', code: '01' },
      basis: '',
      scheme: aScheme({ id: '9' }),
    });
    const { said, cancelled } = storyOf('s 50ms o', { s: search, o: other });
    expect(cancelled).toEqual([100]);
    expect(said).toEqual(['windowRequested 2', 'windowRequested 0', 'windowLoaded 0']);
  });
});
