import { EMPTY, of, Subject, type Observable } from 'rxjs';
import { BLOCKS } from '#features/unit-prices/blocks';
import { commands } from '#features/unit-prices/commands';
import {
  compareWith,
  loadDetail,
  openDetail,
  readDetailIn,
  retryBlock,
} from '#features/unit-prices/epics/detail';
import { findList } from '#features/unit-prices/epics/rows';
import { events } from '#features/unit-prices/events';
import { initialState, type UnitPricesState } from '#features/unit-prices/state';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { causedBy } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const record = { id: '7', projectId: 'p1' };
const held = (basis: string): UnitPricesState['detail'] => ({
  ...initialState.detail,
  ...record,
  basis,
  comparedWith: '11',
  blocks: { info: { status: 'shown' } },
});

const run = (epic: Epic, message: Message, state: Partial<UnitPricesState> = {}) => {
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const ports = fakePorts({
    send: (request: ApiRequest): Observable<never> => {
      asked.push(request);
      return EMPTY;
    },
  });
  epic(of(message), stateOf({ unitPrices: { ...initialState, ...state } }), ports).subscribe((one) =>
    said.push(one),
  );
  return { asked, said };
};
const queries = (asked: readonly ApiRequest[]) =>
  asked.map(({ path, query }) => [path.split('/').at(-1), query]);

test('a record opened in a basis asks for its statistics in it, and for nothing else', () => {
  const { asked } = run(loadDetail, commands.loadDetail({ ...record, basis: '2024-12_20' }));
  expect(asked).toHaveLength(BLOCKS.length);
  expect(queries(asked.filter(({ query }) => query?.basis !== undefined))).toEqual([
    ['getBqItemInfoById', { ...record, basis: '2024-12_20' }],
    ['getDistribution', { id: '7', basis: '2024-12_20' }],
  ]);
});

test('the same record in another basis asks for its statistics alone, against the place compared with', () => {
  const command = commands.openDetail({ ...record, basis: 'ex', lacksRights: false });
  const { said } = run(openDetail, command, { detail: held('2024-12_20') });
  expect(said).toEqual([
    causedBy(events.termsTried({ terms: undefined }), command),
    causedBy(commands.readDetailIn({ basis: 'ex' }), command),
  ]);
  const { asked } = run(readDetailIn, commands.readDetailIn({ basis: 'ex' }), { detail: held('ex') });
  expect(queries(asked)).toEqual([
    ['getBqItemInfoById', { ...record, basis: 'ex' }],
    ['getDistribution', { id: '7', areaId: '11', basis: 'ex' }],
  ]);
});

test('in the basis it is shown in, nothing is asked for', () => {
  const command = commands.openDetail({ ...record, basis: 'ex', lacksRights: false });
  expect(run(openDetail, command, { detail: held('ex') }).said).toHaveLength(1);
});

test('rows are kept in the basis they were read in, and asked for anew in another', () => {
  const view = { areaId: '20' };
  const list = { ...initialState.list, status: 'shown' as const, view, basis: 'ex' };
  const said = (basis?: string) =>
    run(findList, commands.findList({ view, ...(basis !== undefined && { basis }) }), { list }).said;
  expect(said('ex')).toMatchObject([{ type: 'unitPrices/listReturned' }]);
  expect(said()).toMatchObject([{ type: 'unitPrices/listReturned' }]);
  expect(said('2024-12')).toMatchObject([
    { type: 'unitPrices/searchRequested', payload: { basis: '2024-12' } },
  ]);
});

test('what was asked for in the former basis or place is not waited for', () => {
  const open: [ApiRequest, Subject<never>][] = [];
  const ports = fakePorts({
    send: (request: ApiRequest): Observable<never> => {
      const answer = new Subject<never>();
      open.push([request, answer]);
      return answer;
    },
  });
  const action$ = new Subject<Message>();
  const state$ = stateOf({ unitPrices: { ...initialState, detail: held('') } });
  for (const epic of [loadDetail, readDetailIn, compareWith, retryBlock])
    epic(action$, state$, ports).subscribe();
  const waiting = () =>
    open.filter(([, { observed }]) => observed).map(([{ path, query }]) => [path.split('/').at(-1), query]);
  const distributions = () => waiting().filter(([path]) => path === 'getDistribution');
  action$.next(commands.loadDetail({ ...record, basis: '' }));
  expect(waiting()).toHaveLength(BLOCKS.length);
  action$.next(commands.readDetailIn({ basis: 'ex' }));
  expect(waiting()).toHaveLength(BLOCKS.length);
  expect(distributions()).toEqual([['getDistribution', { id: '7', areaId: '11', basis: 'ex' }]]);
  action$.next(commands.compareWith({ areaId: '31' }));
  expect(distributions()).toEqual([['getDistribution', { id: '7', areaId: '31' }]]);
  action$.next(commands.retryBlock({ block: 'distribution' }));
  expect(distributions()).toHaveLength(1);
});
