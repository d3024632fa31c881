import { EMPTY, of, Subject, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { tutorialVideo, type TutorialSource } from '#features/tutorial-video/index';
import { commands } from '#features/tutorial-video/commands';
import { events } from '#features/tutorial-video/events';
import { selectIsOffered, selectIsVideoOpen, selectSource } from '#features/tutorial-video/selectors';
import { watchedUntil } from '#features/tutorial-video/state';
import { tracked } from '#features/tutorial-video/tracked';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { createProgramStore } from '#src/program/store';
import { anEntry, aUser } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { fc } from '#tests/support/property';

const film: TutorialSource = { kind: 'film', address: '/tutorial.mp4' };
const page = navigation.routeEntered(
  anEntry({ name: 'unitPriceList', fullPath: '/comprehensiveUnitPrice/index' }),
);
const loggedIn = auth.loggedIn({ user: aUser(), way: 'account' });

const open = (heard: readonly Message[] = [loggedIn, page], source$ = of(film)) => {
  const clock = { at: 1_000 };
  const closed: unknown[] = [];
  const said$ = new Subject<Message>();
  const { store, join } = createProgramStore({
    ports: fakePorts({ now: () => clock.at }),
    standing: {},
    epics: {
      listen: (action$) => {
        action$.subscribe((message) => {
          if (events.videoClosed.match(message)) closed.push(message.payload);
        });
        return said$;
      },
    },
  });
  join(tutorialVideo, source$);
  heard.forEach((message) => said$.next(message));
  return {
    store,
    closed,
    say: (message: Message) => said$.next(message),
    wait: (ms: number) => {
      clock.at += ms;
    },
    isOpen: () => selectIsVideoOpen(store.getState()),
    isOffered: () => selectIsOffered(store.getState()),
  };
};

describe('[SHELL-009] [SHELL-020] where it is offered', () => {
  test('to members on the page of comprehensive unit prices', () => {
    expect(open().isOffered()).toBe(true);
  });

  test('to nobody else and nowhere else', () => {
    expect(open([page]).isOffered()).toBe(false);
    expect(open([loggedIn]).isOffered()).toBe(false);
    const elsewhere = navigation.routeEntered(anEntry({ name: 'unitPriceDetail' }));
    expect(open([loggedIn, elsewhere]).isOffered()).toBe(false);
    expect(open([loggedIn, page, auth.loggedOut({ by: 'member' })]).isOffered()).toBe(false);
  });

  test('[SHELL-024] not without a source, and a source that cannot be read is none', () => {
    expect(open([loggedIn, page], EMPTY).isOffered()).toBe(false);
    const broken = open(
      [loggedIn, page],
      throwError(() => new Error('unreadable')),
    );
    expect([broken.isOffered(), selectSource(broken.store.getState())]).toEqual([false, undefined]);
  });

  test('what is not offered does not open', () => {
    const { store, isOpen } = open([page]);
    store.dispatch(commands.openVideo());
    expect(isOpen()).toBe(false);
  });
});

describe('[SHELL-023] how long it was watched', () => {
  test('pauses are left out, and the last playing counts up to the closing', () => {
    const { store, closed, wait } = open();
    const step = (message: Message, ms: number) => {
      store.dispatch(message);
      wait(ms);
    };
    step(commands.openVideo(), 500);
    step(commands.notePlaying(), 4_000);
    step(commands.notePause(), 60_000);
    step(commands.notePlaying(), 2_500);
    store.dispatch(commands.closeVideo());
    expect(closed).toEqual([{ by: 'member', watchedMs: 6_500, isWatchedToEnd: false }]);
  });

  test('a player that says twice that it plays is counted once', () => {
    const { store, closed, wait } = open();
    store.dispatch(commands.openVideo());
    store.dispatch(commands.notePlaying());
    wait(1_000);
    store.dispatch(commands.notePlaying());
    wait(1_000);
    store.dispatch(commands.noteEnd());
    wait(9_000);
    store.dispatch(commands.closeVideo());
    expect(closed).toEqual([{ by: 'member', watchedMs: 2_000, isWatchedToEnd: true }]);
  });

  test('the next opening begins at nothing', () => {
    const { store, closed, wait } = open();
    store.dispatch(commands.openVideo());
    store.dispatch(commands.notePlaying());
    wait(3_000);
    store.dispatch(commands.closeVideo());
    store.dispatch(commands.openVideo());
    wait(3_000);
    store.dispatch(commands.closeVideo());
    expect(closed).toMatchObject([{ watchedMs: 3_000 }, { watchedMs: 0 }]);
  });

  test('a clock set back takes nothing away', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer(), (watchedMs, playingSince, at) => {
        expect(watchedUntil({ watchedMs, playingSince }, at)).toBeGreaterThanOrEqual(watchedMs);
        expect(watchedUntil({ watchedMs }, at)).toBe(watchedMs);
      }),
    );
  });
});

describe('[SHELL-021] [SHELL-022] it closes', () => {
  const closedBy = (end: (video: ReturnType<typeof open>) => void) => {
    const video = open();
    video.store.dispatch(commands.openVideo());
    expect(video.isOpen()).toBe(true);
    end(video);
    return [video.isOpen(), (video.closed[0] as { by?: string } | undefined)?.by];
  };

  test('by its button, by a change of the route and with the session', () => {
    expect(closedBy(({ store }) => store.dispatch(commands.closeVideo()))).toEqual([false, 'member']);
    expect(closedBy(({ say }) => say(navigation.routeEntered(anEntry())))).toEqual([false, 'route']);
    expect(closedBy(({ say }) => say(auth.loggedOut({ by: 'server' })))).toEqual([false, 'route']);
  });

  test('not when the page writes its view into its own address', () => {
    const sameRoute = anEntry({ name: 'unitPriceList', fullPath: '/?areaId=2', isSameRoute: true });
    expect(closedBy(({ say }) => say(navigation.routeEntered(sameRoute)))).toEqual([true, undefined]);
  });

  test('once: what is closed is not closed again', () => {
    const { store, closed, say } = open();
    store.dispatch(commands.openVideo());
    store.dispatch(commands.closeVideo());
    store.dispatch(commands.closeVideo());
    say(navigation.routeEntered(anEntry()));
    expect(closed).toHaveLength(1);
  });

  test('what the player says on its way out is not heard', () => {
    const { store, closed } = open();
    store.dispatch(commands.notePlaying());
    store.dispatch(commands.noteEnd());
    store.dispatch(commands.openVideo());
    store.dispatch(commands.closeVideo());
    expect(closed).toEqual([{ by: 'member', watchedMs: 0, isWatchedToEnd: false }]);
  });
});

test('[SHELL-023] the analysts learn of opening, full screen and closing with the time watched', () => {
  const facts = [
    events.videoOpened(),
    events.fullscreenEntered(),
    events.videoClosed({ by: 'route', watchedMs: 6_500, isWatchedToEnd: true }),
    events.playbackStarted({ at: 1 }),
  ].map((event) => tracked(event as DomainEvent));
  const id = 'pricing-scheme';
  expect(facts).toEqual([
    { fncode: '600101', query: { id } },
    { fncode: '600103', query: { id } },
    { fncode: '600102', query: { id, durationMs: 6_500, ended: true, via: 'route' } },
    undefined,
  ]);
});
