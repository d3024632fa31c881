import { of } from 'rxjs';
import { commands } from '#features/prompts/commands';
import { answer, leaveCompletion } from '#features/prompts/epics';
import { events } from '#features/prompts/events';
import { reducer } from '#features/prompts/state';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { fakeAddress, fakePorts } from '#tests/support/ports';

const asking = stateOf({
  prompts: reducer(undefined, events.promptRaised({ id: 'leave', title: '离开', text: '尚未保存' })),
});
const praising = stateOf({
  prompts: reducer(undefined, events.taskCompleted({ id: 'sign', task: '每日签到', points: 5 })),
});

test('[SHELL-008] the answer is told with the key of the button, closing without one', () => {
  const said: Message[] = [];
  answer(
    of(commands.answer({ id: 'leave', key: 'stay' }), commands.answer({ id: 'leave' })),
    asking,
    fakePorts(),
  ).subscribe((message) => said.push(message));
  expect(said.map(({ payload }) => payload)).toEqual([{ id: 'leave', key: 'stay' }, { id: 'leave' }]);
});

test('a second press on what is gone answers nothing', () => {
  const said: Message[] = [];
  answer(of(commands.answer({ id: 'other', key: 'ok' })), asking, fakePorts()).subscribe((message) =>
    said.push(message),
  );
  leaveCompletion(of(commands.leaveCompletion({ id: 'leave' })), asking, fakePorts()).subscribe((message) =>
    said.push(message),
  );
  expect(said).toEqual([]);
});

test('[SHELL-036] the next step leads on, closing leads nowhere', () => {
  const address = fakeAddress('/memberActivity/dailyAttendance');
  const said: string[] = [];
  const run = (path?: string) =>
    leaveCompletion(
      of(commands.leaveCompletion({ id: 'sign', ...(path && { path }) })),
      praising,
      fakePorts({ address }),
    ).subscribe(({ type }) => said.push(type));
  run();
  expect(address.moves).toEqual([]);
  run('/memberActivity/pointMall');
  expect(address.moves).toEqual(['go /memberActivity/pointMall']);
  expect(said).toEqual([events.completionSeen.type, events.completionSeen.type]);
});
