import { createElement, lazy, useState, type ComponentType } from 'react';
import type { LazyChunk } from './lazy-chunk';

/** Of the page, whose views all come from one place. */
const missing = new Set<() => void>();

/** React remembers of a view that its part did not arrive; from here on it is asked for anew. */
export const forgetMissing = (): void => {
  missing.forEach((forget) => forget());
  missing.clear();
};

/**
 * A view of a part, which is waited for when it has not come yet and drawn at once when it has: React leaves a waiting
 * place standing for 300 ms, even where there was nothing left to wait for.
 */
export const lazyView = <M, P extends object>(
  { load, loaded }: LazyChunk<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> => {
  const waiting = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: pick(await load()) };
      } catch (error) {
        missing.add(() => {
          Awaited = waiting();
        });
        throw error;
      }
    });
  let Awaited = waiting();
  return function LateView(props: P) {
    // Chosen once: another component in its place would lose what the view remembers.
    const [View] = useState((): ComponentType<P> => {
      const come = loaded();
      return come === undefined ? Awaited : pick(come);
    });
    return createElement(View, props);
  };
};
