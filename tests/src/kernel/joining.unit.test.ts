import { createReducer } from '@reduxjs/toolkit';
import { catchingUp, joining, stickyEvents } from '#src/kernel/joining';
import { defineEvents, payload } from '#src/kernel/messages';

const { loggedIn, loggedOut, renamed, entered, clicked } = defineEvents('page', {
  loggedIn: payload<string>(),
  loggedOut: payload(),
  renamed: payload<string>(),
  entered: payload<string>(),
  clicked: payload(),
});

interface Guest {
  readonly who?: string;
  readonly where?: string;
}
const reducer = createReducer<Guest>({}, (on) =>
  on
    .addCase(loggedIn, (state, { payload: who }) => ({ ...state, who }))
    .addCase(entered, (state, { payload: where }) => ({ ...state, where })),
);

describe('standingFacts', () => {
  const topics = { session: [loggedIn.type, loggedOut.type], route: [entered.type] };

  test('the last event of each topic stands', () => {
    const facts = stickyEvents(topics);
    for (const event of [loggedIn('a'), entered('/x'), loggedOut(), clicked(), entered('/y')])
      facts.hear(event);
    expect(facts.now()).toEqual([loggedOut(), entered('/y')]);
  });

  test('what amends a fact stands beside it, until the next of its kind', () => {
    const facts = stickyEvents({
      session: [loggedIn.type, loggedOut.type],
      member: [renamed.type, loggedIn.type, loggedOut.type],
    });
    const after = (...events: readonly Parameters<typeof facts.hear>[0][]) => {
      events.forEach(facts.hear);
      return facts.now();
    };
    expect(after(loggedOut(), loggedIn('a'))).toEqual([loggedIn('a')]);
    expect(after(renamed('b'))).toEqual([loggedIn('a'), renamed('b')]);
    expect(after(loggedIn('c'))).toEqual([loggedIn('c')]);
  });

  test('nothing stands before anything was said', () => {
    expect(stickyEvents(topics).now()).toEqual([]);
  });
});

describe('catchingUp', () => {
  const late = catchingUp({ name: 'guest', reducer });
  const facts = [loggedIn('王工'), entered('/home')];

  test('a slice that joins hears what stands, from its own beginning', () => {
    expect(late(undefined, joining.sliceJoined({ slice: 'guest', facts }))).toEqual({
      who: '王工',
      where: '/home',
    });
    expect(late({ where: '/old' }, joining.sliceJoined({ slice: 'guest', facts: [] }))).toEqual({});
  });

  test('the joining of another slice changes nothing', () => {
    const before = { where: '/old' };
    expect(late(before, joining.sliceJoined({ slice: 'other', facts }))).toBe(before);
  });

  test('afterwards it hears everything as usual', () => {
    expect(late({}, entered('/next'))).toEqual({ where: '/next' });
  });
});
