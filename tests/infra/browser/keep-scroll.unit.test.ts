import { keepScroll } from '#infra/browser/keep-scroll';

/** A window of 800 px over a page that grows as it is told. */
const tab = () => {
  const entries: (object | null)[] = [null];
  const events = new EventTarget();
  const frames: ((now: number) => void)[] = [];
  const page = { at: 0, height: 3_000, now: 0, scrollY: 0 };
  const view = {
    get scrollY() {
      return page.scrollY;
    },
    innerHeight: 800,
    document: {
      documentElement: {
        get scrollHeight() {
          return page.height;
        },
      },
    },
    performance: { now: () => page.now },
    history: {
      get state() {
        return entries[page.at];
      },
      replaceState: (state: object) => void (entries[page.at] = state),
    },
    scrollTo: (_: number, y: number) => void (page.scrollY = y),
    requestAnimationFrame: (run: (now: number) => void) => frames.push(run),
    cancelAnimationFrame: () => void frames.splice(0),
    addEventListener: events.addEventListener.bind(events),
  } as unknown as Window;
  keepScroll(view);
  const tell = (type: string) => void events.dispatchEvent(new Event(type));
  return {
    page,
    tell,
    /** As a link does it: the entry left is noted, the new one has no state and begins at the top. */
    follow: () => {
      tell('click');
      entries.splice(page.at + 1, Infinity, null);
      page.at += 1;
      page.scrollY = 0;
    },
    back: () => {
      page.at -= 1;
      page.scrollY = 0;
      events.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[page.at] }));
    },
    frame: (after = 16) => {
      page.now += after;
      for (const run of frames.splice(0)) run(page.now);
    },
    state: () => entries[page.at],
  };
};

test('the way back leads to where the page was left, once it is as tall again', () => {
  const { page, follow, back, frame } = tab();
  page.scrollY = 1_200;
  follow();
  page.height = 900;
  back();
  frame();
  expect(page.scrollY).toBe(0);
  page.height = 3_000;
  frame();
  expect(page.scrollY).toBe(1_200);
});

test('a page that starts at its top after that is led down again', () => {
  const { page, follow, back, frame } = tab();
  page.scrollY = 1_200;
  follow();
  back();
  frame();
  page.scrollY = 0;
  frame();
  expect(page.scrollY).toBe(1_200);
});

test('whoever moves first is not led anywhere, nor is anybody after three seconds', () => {
  const { page, follow, back, frame, tell } = tab();
  page.scrollY = 1_200;
  follow();
  back();
  tell('wheel');
  frame();
  expect(page.scrollY).toBe(0);
  page.scrollY = 1_200;
  follow();
  page.height = 900;
  back();
  frame(3_001);
  page.height = 3_000;
  frame();
  expect(page.scrollY).toBe(0);
});

test('what else an entry holds stays in it', () => {
  const { page, tell, state, follow } = tab();
  follow();
  page.scrollY = 40;
  tell('scrollend');
  expect(state()).toEqual({ readTo: 40 });
  Object.assign(state()!, { visited: true });
  page.scrollY = 80;
  tell('scrollend');
  expect(state()).toEqual({ visited: true, readTo: 80 });
});
