import { events } from '#features/favorites/events';
import { selectMark, selectQuestions } from '#features/favorites/selectors';
import { reducer, type FavoritesState } from '#features/favorites/state';
import { fc } from '#tests/support/property';

const record = { kind: 'project', ref: 'p1' };

/**
 * Questions and changes of one record on a wire that answers each when it likes. The server does things in the order
 * in which they are sent; the button may lag behind it, and when the wire is empty it must not.
 */
const story = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('ask' as const) }),
    fc.record({ what: fc.constant('click' as const), refused: fc.boolean() }),
    fc.record({ what: fc.constant('answer' as const), which: fc.nat() }),
  ),
  { maxLength: 40 },
);

test('whatever the order of answers, a button at rest shows what the server holds', () => {
  fc.assert(
    fc.property(story, (steps) => {
      let state: FavoritesState = reducer(undefined, { type: '' });
      let truth = false;
      const wire: (() => void)[] = [];
      const hear = (event: Parameters<typeof reducer>[1]) => {
        state = reducer(state, event);
      };
      const mark = () => selectMark({ favorites: state }, record);
      const answer = (at: number) => wire.splice(at % wire.length, 1)[0]?.();

      for (const step of steps) {
        if (step.what === 'answer') {
          if (wire.length > 0) answer(step.which);
        } else if (step.what === 'ask') {
          const ordinal = selectQuestions({ favorites: state }) + 1;
          hear(events.statusRequested({ ordinal }));
          const favorites = truth ? [record] : [];
          wire.push(() => hear(events.statusLoaded({ ordinal, records: [record], favorites })));
        } else if (!mark()?.isChanging) {
          const wanted = !(mark()?.isFavorite ?? false);
          hear(wanted ? events.addRequested({ record }) : events.cancelRequested({ record }));
          expect(mark()?.isFavorite).toBe(wanted);
          if (!step.refused) truth = wanted;
          const problem = { code: 441, message: '' };
          const settled = wanted ? events.added({ record, folderName: '' }) : events.cancelled({ record });
          const refused = wanted
            ? events.addRejected({ record, problem })
            : events.cancelRejected({ record, problem });
          wire.push(() => hear(step.refused ? refused : settled));
        }
      }
      while (wire.length > 0) answer(0);
      expect(mark()?.isFavorite ?? false).toBe(truth);
    }),
    { numRuns: 2_000 },
  );
});
