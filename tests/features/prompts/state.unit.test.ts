import { events as auth } from '#features/auth/events';
import type { Prompt, TaskCompletion } from '#src/kernel/shared-events';
import { events } from '#features/prompts/events';
import { selectCompletion, selectPrompt } from '#features/prompts/selectors';
import { initialState, reducer } from '#features/prompts/state';
import { givenTo } from '#tests/support/given';

const given = givenTo(reducer);
const prompt = (id: string): Prompt => ({ id, title: '提示', text: `第 ${id} 个` });
const completion = (id: string): TaskCompletion => ({ id, task: '每日签到', points: 5 });
const idShown = (state: typeof initialState) =>
  selectPrompt({ prompts: state })?.id ?? selectCompletion({ prompts: state })?.id;

test('[SHELL-008] [SHELL-036] one at a time, in the order in which they came', () => {
  const raised = [
    events.promptRaised(prompt('a')),
    events.taskCompleted(completion('b')),
    events.promptRaised(prompt('c')),
  ];
  given(raised).thenSelects(idShown, 'a');
  given([...raised, events.promptAnswered({ id: 'a', key: 'ok' })]).thenSelects(idShown, 'b');
  given([...raised, events.promptAnswered({ id: 'a' }), events.completionSeen({ id: 'b' })]).thenSelects(
    idShown,
    'c',
  );
});

test('a question that stands already is not asked twice; once answered it may come again', () => {
  const twice = [events.promptRaised(prompt('a')), events.promptRaised(prompt('a'))];
  given(twice).thenSelects(({ queue }) => queue.length, 1);
  given([...twice, events.promptAnswered({ id: 'a' }), events.promptRaised(prompt('a'))]).thenSelects(
    idShown,
    'a',
  );
});

test('a prompt and a completed task of the same name are two', () => {
  given([events.promptRaised(prompt('a')), events.taskCompleted(completion('a'))]).thenSelects(
    ({ queue }) => queue.map(({ kind }) => kind),
    ['prompt', 'completion'],
  );
});

test('[SESSION-011] what was raised for one member is not shown to the next', () => {
  given([events.promptRaised(prompt('a')), auth.loggedOut({ by: 'member' })]).then(initialState);
});
