import { ignoreElements, tap } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import type { KeyValueStore } from '#src/kernel/ports';
import { GUIDES, type GuideType } from './contract';
import { events, type GuidePosition } from './events';
import { tasksIn, without } from './tasks';
import { TOURS } from './tours';

/** Of this tab: which guide is running, and which tasks wait for one. */
const RUNNING = 'guide';
const TASKS = 'guideTasks';
/** Of this browser: where a guide goes on. */
const STEP = 'guideStep';

const isGuide = (word: string | undefined): word is GuideType => GUIDES.includes(word as GuideType);

/** bid_node 3 */
const placeIn = (kept: KeyValueStore): GuidePosition | undefined => {
  const [guide, at] = (kept.get(STEP) ?? '').split(' ');
  const step = Number(at);
  if (!isGuide(guide) || !Number.isInteger(step)) return undefined;
  return step >= 0 && step < TOURS[guide].steps.length ? { guide, step } : undefined;
};

const tasksOf = (text: string | undefined) => {
  try {
    return tasksIn(JSON.parse(text ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
};

/** A guide left in the middle goes on in any tab, and runs on by itself only in its own; a log-out forgets it. */
export const keepPlace: Epic = (action$, _state$, { kept, tab }) =>
  action$.pipe(
    tap((action) => {
      const isRunning =
        events.guideBegun.match(action) ||
        events.guideResumed.match(action) ||
        events.stepReached.match(action);
      if (isRunning) {
        const { guide, step } = action.payload;
        tab.set(RUNNING, guide);
        kept.set(STEP, `${guide} ${step}`);
      }
      const isOver = events.guideCompleted.match(action) || auth.loggedOut.match(action);
      if (isOver || events.guideClosed.match(action)) tab.remove(RUNNING);
      if (isOver) kept.remove(STEP);
      if (events.tasksFound.match(action))
        tab.set(TASKS, JSON.stringify({ ...tasksOf(tab.get(TASKS)), ...action.payload }));
      if (events.taskSettled.match(action))
        tab.set(TASKS, JSON.stringify(without(tasksOf(tab.get(TASKS)), action.payload.name)));
      if (auth.loggedOut.match(action)) tab.remove(TASKS);
    }),
    ignoreElements(),
  );

/** With the member: the guide this tab was in, or the step another visit left. */
export const resumeGuide = when(auth.loggedIn, (_, _state, { kept, tab }) => {
  const place = placeIn(kept);
  const tasks = tasksOf(tab.get(TASKS));
  const isRunning = place && tab.get(RUNNING) === place.guide;
  return [
    ...(Object.keys(tasks).length > 0 ? [events.tasksFound(tasks)] : []),
    ...(place ? [isRunning ? events.guideResumed(place) : events.progressFound(place)] : []),
  ];
});

/**
 * An activity leads here with the ids of its tasks in the address. To visitors too: guides come with the login and hear
 * of the page that was entered last.
 */
export const noteTasks = when(navigation.routeEntered, ({ query }) => {
  const tasks = tasksIn(query);
  return Object.keys(tasks).length > 0 ? events.tasksFound(tasks) : undefined;
});

/** A member is new at the first login alone, and so is asked once. */
export const offerGuide = when(auth.loggedIn, ({ user }, _state, { tab }) =>
  user.isNewUser && tab.get(RUNNING) === undefined ? events.guideOffered({ guide: 'new_user' }) : undefined,
);
