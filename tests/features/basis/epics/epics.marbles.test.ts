import { throwError, of } from 'rxjs';
import { commands } from '#features/basis/commands';
import { changeBasis, copyCitation, loadTable } from '#features/basis/epics';
import { events } from '#features/basis/events';
import { initialState } from '#features/basis/state';
import { USUAL_BASIS, type Basis } from '#src/costing/basis';
import type { Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aTable } from '../a-table';

const LIST = '/commonproj/index?type=office';

const moves = (command: Message, basis: Basis = USUAL_BASIS, start = LIST) => {
  const address = fakeAddress(start);
  const state$ = stateOf({ basis: { ...initialState, basis } });
  marbles(({ hot, flush }) => {
    changeBasis(hot<Message>('c', { c: command }), state$, fakePorts({ address })).subscribe();
    flush();
  })();
  return address.moves;
};

describe('choosing', () => {
  test('goes to the same place with the basis in its address', () => {
    expect(moves(commands.chooseBasis({ period: '2025-09' }))).toEqual([`go ${LIST}&basis=2025-09`]);
    expect(moves(commands.chooseBasis({ areaId: '20' }), USUAL_BASIS, '/commonproj/detail/7')).toEqual([
      'go /commonproj/detail/7?basis=20',
    ]);
  });

  test('changes the part that is named and leaves the others', () => {
    const before: Basis = { ...USUAL_BASIS, period: '2025-09', areaId: '20' };
    const at = `${LIST}&basis=2025-09_20`;
    expect(moves(commands.chooseBasis({ taxBasis: '含税' }), before, at)).toEqual([
      `go ${LIST}&basis=2025-09_20_in`,
    ]);
    expect(moves(commands.chooseBasis({ areaId: undefined }), before, at)).toEqual([
      `go ${LIST}&basis=2025-09`,
    ]);
  });

  test('nothing leaves the key empty, which ends what is carried', () => {
    const at = `${LIST}&basis=2025-09`;
    expect(moves(commands.clearBasis(), { period: '2025-09', taxBasis: '含税' }, at)).toEqual([
      `go ${LIST}&basis=`,
    ]);
    expect(
      moves(commands.chooseBasis({ period: undefined }), { ...USUAL_BASIS, period: '2025-09' }, at),
    ).toEqual([`go ${LIST}&basis=`]);
    expect(moves(commands.chooseBasis({ taxBasis: undefined }), USUAL_BASIS, at)).toEqual([
      `go ${LIST}&basis=as`,
    ]);
  });
});

test(
  'the table is asked for once, however often it is wanted meanwhile',
  marbles(({ hot, cold, expectObservable }) => {
    const wanted = commands.loadTable();
    const send = () => cold('--(t|)', { t: anAnswer(aTable()) });
    expectObservable(loadTable(hot<Message>('cc', { c: wanted }), stateOf({}), fakePorts({ send }))).toBe(
      'a-f',
      { a: events.tableRequested(undefined, wanted), f: events.tableLoaded({ table: aTable() }, wanted) },
    );
  }),
);

test(
  'a table that does not come is told with its reason',
  marbles(({ hot, cold, expectObservable }) => {
    const wanted = commands.loadTable();
    const send = () => cold<never>('-#', {}, new CallRefused(aReply(500), '出错了'));
    expectObservable(loadTable(hot<Message>('c', { c: wanted }), stateOf({}), fakePorts({ send }))).toBe(
      'al',
      {
        a: events.tableRequested(undefined, wanted),
        l: events.tableFailed({ problem: { code: 500, message: '出错了' } }, wanted),
      },
    );
  }),
);

test(
  'a citation is put on the clipboard, and a browser that refuses is heard of',
  marbles(({ hot, expectObservable, flush }) => {
    const copy = commands.copyCitation({ citation: '某住宅楼 单方造价：2,980.00 元/㎡。' });
    const put = jest.fn((_: string) => of(undefined));
    const source = { c: copy };
    expectObservable(copyCitation(put)(hot<Message>('c', source), stateOf({}), fakePorts())).toBe('d', {
      d: events.citationCopied(undefined, copy),
    });
    const refuse = () => throwError(() => new Error('denied'));
    expectObservable(copyCitation(refuse)(hot<Message>('c', source), stateOf({}), fakePorts())).toBe('d', {
      d: events.citationRejected(undefined, copy),
    });
    flush();
    expect(put.mock.calls).toEqual([['某住宅楼 单方造价：2,980.00 元/㎡。']]);
  }),
);
