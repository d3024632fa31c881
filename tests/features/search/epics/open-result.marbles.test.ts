import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/search/commands';
import { openResult } from '#features/search/epics/open-result';
import { events } from '#features/search/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { onResults, searching } from '../some-search';

const record = { group: 'policy', id: '7' } as const;
const byRow = commands.openResult({ ...record, rank: 3, by: 'row' });
const byAddress = commands.openResult({ ...record, rank: null, by: 'address' });
const place = onResults({ text: '扬尘', category: 'policyDoc', open: 'policy.7' });

const doneBy = (picture: string, heard: Message, answer: 'found' | 'gone') => {
  const ports = fakePorts();
  const said: Message[] = [];
  const moves = ports.address.moves;
  marbles(({ hot, cold, flush }) => {
    const target = anAnswer({ viewType: 'policy', path: '/policy/detail/7' });
    const refused = new CallRefused(aReply(440), '该记录已下架');
    const send = () =>
      answer === 'found' ? cold('5ms (k|)', { k: target }) : cold<never>('5ms #', {}, refused);
    const values = { a: heard, x: navigation.routeEntered(anEntry()) };
    openResult(hot<Message>(picture, values), searching({ current: { place } }), {
      ...ports,
      send,
    }).subscribe((event) => said.push(event));
    flush();
  })();
  return { said, moves };
};

describe('openResult', () => {
  test('[SEARCH-003] the server says where a record stands', () => {
    const opened = { ...record, rank: 3, viewType: 'policy' };
    expect(doneBy('a', byRow, 'found')).toEqual({
      said: [events.resultOpened(opened, byRow)],
      moves: ['go /policy/detail/7'],
    });
  });

  test('an address that asked for a record gives way to it: the way back does not ask again', () => {
    expect(doneBy('a', byAddress, 'found').moves).toEqual(['replace /policy/detail/7']);
  });

  test('a record that is gone leaves the results as they are', () => {
    const problem = { code: 440, message: '该记录已下架' };
    expect(doneBy('a', byRow, 'gone')).toEqual({
      said: [events.targetFailed({ ...record, problem }, byRow)],
      moves: [],
    });
  });

  test('an address whose record is gone becomes the search for its title', () => {
    expect(doneBy('a', byAddress, 'gone').moves).toEqual([
      'replace /search?text=%E6%89%AC%E5%B0%98&category=policyDoc',
    ]);
  });

  test('nobody is taken away from where they have gone meanwhile', () => {
    expect(doneBy('a x', byRow, 'found')).toEqual({ said: [], moves: [] });
  });
});
