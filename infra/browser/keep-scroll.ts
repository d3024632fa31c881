const KEY = 'readTo';
/** A list that takes longer to come is begun again at its top. */
const PATIENCE_MS = 3_000;
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const readTo = (state: unknown): number => {
  const y = (state as Record<string, unknown> | null)?.[KEY];
  return typeof y === 'number' ? y : 0;
};

/**
 * How far down a place was read stands in its entry of the history. The way back or forward leads there as soon as the
 * page is tall enough again, unless the reader moves first.
 */
export const keepScroll = (view: Window): void => {
  const { history, document } = view;
  let frame = 0;

  const note = () => {
    history.replaceState({ ...(history.state as object | null), [KEY]: Math.round(view.scrollY) }, '');
  };
  const stop = () => view.cancelAnimationFrame(frame);
  const lead = (y: number, until: number) => {
    frame = view.requestAnimationFrame((now) => {
      if (now > until) return;
      // A page that is entered starts at its top: only from there is it led down.
      const isTall = document.documentElement.scrollHeight - view.innerHeight >= y;
      if (view.scrollY === 0 && isTall) view.scrollTo(0, y);
      lead(y, until);
    });
  };

  view.addEventListener('click', note, { capture: true });
  view.addEventListener('scrollend', note);
  for (const input of INPUTS) view.addEventListener(input, stop, { capture: true, passive: true });
  view.addEventListener('popstate', ({ state }) => {
    stop();
    const y = readTo(state);
    if (y > 0) lead(y, view.performance.now() + PATIENCE_MS);
  });
};
