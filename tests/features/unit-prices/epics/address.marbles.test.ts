import { asyncScheduler } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { commands } from '#features/unit-prices/commands';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { listDriver } from '#features/unit-prices/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { enterArea, findArea, noteRow } from '#features/unit-prices/epics/rows';
import { noteTerms, tryTerms } from '#features/unit-prices/epics/detail';
import { events } from '#features/unit-prices/events';
import { initialState } from '#features/unit-prices/state';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aScheme } from '../a-row';

const { changeView } = listDriver.epicsWith(portalEvents);
const LIST = '/comprehensiveUnitPrice/index';
type Ports = ReturnType<typeof fakePorts>;

const run = (epic: Epic, heard: Message, ports: Ports, state: Partial<typeof initialState> = {}) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ unitPrices: { ...initialState, ...state } });
    epic(hot<Message>('-h', { h: heard }), state$, ports).subscribe((message) => said.push(message));
    flush();
  })();
  return said;
};
const at = (path: string) => {
  const ports = fakePorts();
  ports.address.go(path);
  ports.address.moves.length = 0;
  return ports;
};

describe('the place of a visitor', () => {
  const found = (answer: unknown) => {
    const [said, asked]: [Message[], string[]] = [[], []];
    marbles(({ hot, cold, flush }) => {
      const ports = fakePorts({
        send: ({ path }) => {
          asked.push(path);
          return answer === undefined ? cold<never>('-#') : cold('-(k|)', { k: anAnswer(answer) });
        },
      });
      findArea(hot<Message>('-h', { h: commands.findArea() }), stateOf({}), ports).subscribe((event) =>
        said.push(event),
      );
      flush();
    })();
    expect(asked).toEqual(['/home/findIpAreaInfo']);
    return said.map(({ payload }) => payload);
  };

  test('[REGION-022] [ROUTE-038] [CONFLICT-008] is that of the IP address, and "2" when the lookup fails or finds nothing', () => {
    expect(found({ areaid: '20', name: '广东' })).toEqual([{ areaId: '20', isOfAddress: true }]);
    const fallback = [{ areaId: '2', isOfAddress: false }];
    expect(found(null)).toEqual(fallback);
    expect(found({ areaid: '1', name: '全国' })).toEqual(fallback);
    expect(found(undefined)).toEqual(fallback);
  });

  test('joins what the address says already, without a step back', () => {
    const ports = at(`${LIST}?keyword=板&basis=2025-09`);
    run(enterArea, events.areaFound({ areaId: '20', isOfAddress: true }), ports);
    expect(ports.address.moves.map(decodeURIComponent)).toEqual([
      `replace ${LIST}?keyword=板&basis=2025-09&areaId=20`,
    ]);
  });

  test.each([`${LIST}?areaId=6`, '/home'])('moves nobody who is at %s by then', (path) => {
    const ports = at(path);
    run(enterArea, events.areaFound({ areaId: '20', isOfAddress: true }), ports);
    expect(ports.address.moves).toEqual([]);
  });
});

test('a narrower list is another address; its row is not taken along', () => {
  const list = { ...initialState.list, view: { areaId: '20', keyword: '板', row: 400 } };
  const ports = at(`${LIST}?areaId=20&keyword=板`);
  run(changeView!, commands.refineList({ code: '0105' }), ports, { list });
  run(changeView!, commands.clearFilters(), ports, { list });
  expect(ports.address.moves.map(decodeURIComponent)).toEqual([
    `go ${LIST}?areaId=20&keyword=板&code=0105`,
    `go ${LIST}?areaId=20`,
  ]);
});

describe('noting in the address', () => {
  test('the row at which the list rests, while it is on the screen', () => {
    const note = jest.fn<void, [string]>();
    const list = { ...initialState.list, view: { areaId: '20' } };
    const rest = commands.saveScrollPosition({ row: 4_321 });
    expect(run(noteRow(note), rest, at(`${LIST}?areaId=20`), { list })).toEqual([
      events.rowNoted({ row: 4_321 }, rest),
    ]);
    expect(note.mock.calls).toEqual([[`${LIST}?areaId=20&row=4321`]]);
    expect(run(noteRow(note), rest, at('/home'), { list })).toEqual([]);
    expect(note).toHaveBeenCalledTimes(1);
  });

  const path = '/comprehensiveUnitPrice/detail/7/p1';
  const terms = { ...OWN_TERMS, managementRate: 0.2 };

  test('[UNIT-005] what is tried out, once the slider rests', () => {
    const note = jest.fn<void, [string]>();
    const detail = { ...initialState.detail, id: '7', projectId: 'p1' };
    const noted = (tried: typeof terms | undefined, at_ = path) =>
      run(noteTerms(note), events.termsTried({ terms: tried }), at(at_), {
        detail: { ...detail, terms: tried },
      });
    noted(terms);
    noted(undefined, `${path}?management=0.2`);
    noted(terms, LIST);
    expect(note.mock.calls).toEqual([[`${path}?management=0.2`], [path]]);
  });

  test('[CONST-002] a slider that moves changes the address once in 500 ms', () => {
    const detail = { ...initialState.detail, id: '7', projectId: 'p1', terms };
    marbles(({ hot, flush }) => {
      const tried = events.termsTried({ terms });
      const state$ = stateOf({ unitPrices: { ...initialState, detail } });
      const moved = hot<Message>('t 498ms t-t 498ms |', { t: tried });
      const notedAt: number[] = [];
      const note = () => void notedAt.push(asyncScheduler.now());
      noteTerms(note)(moved, state$, at(path)).subscribe();
      flush();
      expect(notedAt).toEqual([500, 1_001]);
    })();
  });

  test('a trial begins and ends at once', () => {
    const [tried] = run(tryTerms, commands.tryTerms({ terms }), at(path));
    expect(tried?.payload).toEqual({ terms });
    const [ended] = run(tryTerms, commands.endTrial(), at(path));
    expect(ended?.payload).toEqual({ terms: undefined });
  });

  test('the own terms of a record are a trial only against a scheme', () => {
    const tried = (schemes = initialState.schemes) =>
      run(tryTerms, commands.tryTerms({ terms: OWN_TERMS }), at('/'), { schemes })[0]?.payload;
    expect(tried()).toEqual({ terms: undefined });
    expect(tried({ ...initialState.schemes, schemes: [aScheme({ isChosen: true })] })).toEqual({
      terms: OWN_TERMS,
    });
  });
});
