import { events } from '#features/learning/events';
import { initialState, reducer } from '#features/learning/state';
import type { DomainEvent } from '#src/kernel/messages';
import { anOpened } from './some-content';

const folded = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, initialState);
const shown = folded(
  events.contentRequested({ collection: 'lessons' }),
  events.contentLoaded({ query: { collection: 'lessons' }, opened: anOpened() }),
);

describe('progress', () => {
  const after = (...heard: readonly DomainEvent[]) => heard.reduce(reducer, shown).reading;
  const claimed = (...heard: readonly DomainEvent[]) => after(...heard).claimed;
  const answer = (question: number, option: number) =>
    events.questionAnswered({ section: 'quiz', question, option });

  test('what is to be read is gone through once reached, questions once all are answered', () => {
    expect(
      claimed(events.placesReached({ places: ['rules'] }), events.placesReached({ places: ['quiz'] })),
    ).toEqual(['rules']);
    expect(claimed(answer(0, 0))).toEqual([]);
    expect(claimed(answer(0, 0), answer(1, 1))).toEqual(['quiz']);
    expect(claimed(events.placesReached({ places: ['none'] }), answer(7, 0))).toEqual([]);
    const both = reducer(shown, events.placesReached({ places: ['example', 'quiz', 'terms'] })).reading;
    expect(both).toMatchObject({ place: 'example', claimed: ['example', 'terms'], done: [] });
  });

  test('[CALL-120] done is what the server accepts; the rest stays claimed and says what it lacks', () => {
    const beat = { reading: 'r', id: 'anchorage', seconds: 4, place: 'terms' };
    const both = ['rules', 'example'];
    const reached = events.placesReached({ places: both });
    const tooSoon = events.timeCounted({
      beat: { ...beat, done: both },
      counted: { counted: 4, today: 99, seconds: 4, done: ['rules'] },
    });
    expect(after(reached, tooSoon)).toMatchObject({ done: ['rules'], claimed: ['example'] });
    // Three for each of the two, four of which are spent.
    expect(after(reached, tooSoon).missing).toEqual({ example: 2 });
    // What is claimed since the beat has no answer yet.
    const since = after(reached, events.placesReached({ places: ['terms'] }), tooSoon);
    expect(since).toMatchObject({ claimed: ['example', 'terms'], missing: { example: 2 } });
    expect(since.missing).not.toHaveProperty('terms');
    const enough = events.timeCounted({
      beat: { ...beat, seconds: 6, done: both },
      counted: { counted: 2, today: 101, seconds: 6, done: both },
    });
    expect(after(reached, tooSoon, enough)).toMatchObject({ done: both, claimed: [], missing: {} });
    // The server lets them wait for reasons of its own, whatever has been counted here.
    const refused = events.timeCounted({
      beat: { ...beat, seconds: 60, done: both },
      counted: { counted: 0, today: 99, seconds: 60, done: [] },
    });
    expect(Object.values(after(reached, refused).missing)).toEqual([1, 1]);
    const ofAnother = events.timeCounted({ ...enough.payload, beat: { ...enough.payload.beat, id: 'lap' } });
    expect(after(reached, ofAnother)).toMatchObject({ done: [], claimed: both });
  });

  test('the section that is read soonest is claimed first', () => {
    const { content } = anOpened();
    const sections = content.sections.map((one) =>
      one.id === 'rules' ? { ...one, text: ['长'.repeat(160)] } : one,
    );
    const long = anOpened({ content: { ...content, sections } });
    const open = reducer(shown, events.contentLoaded({ query: { collection: 'lessons' }, opened: long }));
    const { reading } = reducer(open, events.placesReached({ places: ['rules', 'example'] }));
    expect(reading.claimed).toEqual(['example', 'rules']);
  });

  test('the first answer stands', () => {
    expect([answer(0, 0), answer(0, 1)].reduce(reducer, shown).reading.answers.quiz).toEqual([0, undefined]);
  });

  test('it begins where the server says, and another lesson begins anew', () => {
    const opened = anOpened({ progress: { place: 'example', done: ['rules'], seconds: 60 } });
    const state = folded(
      events.contentRequested({ collection: 'lessons' }),
      events.contentLoaded({ query: { collection: 'lessons' }, opened }),
    );
    expect(state.reading).toMatchObject({ left: 'example', place: 'example', done: ['rules'] });
    expect(
      reducer(state, events.contentRequested({ collection: 'lessons', id: 'lap' })).reading,
    ).toMatchObject({
      status: 'loading',
      done: [],
      place: null,
    });
  });
});
