import type { Reducers } from '#infra/action-log/replay';
import { reducersOf, slicesIn } from './slices';

declare global {
  interface ImportMeta {
    /** Of webpack: all files below a folder that a pattern fits. */
    webpackContext(
      folder: string,
      options: { readonly regExp: RegExp; readonly mode: 'lazy-once'; readonly chunkName: string },
    ): { (file: string): Promise<object>; keys(): readonly string[] };
  }
}

/** One chunk with the front doors of all folders: a new slice is in it without being named here. */
export const loadReducers = async (): Promise<Reducers> => {
  const doors = import.meta.webpackContext('../../features', {
    regExp: /^\.\/[a-z-]+\/index\.ts$/,
    mode: 'lazy-once',
    chunkName: 'slices',
  });
  return reducersOf(slicesIn(await Promise.all(doors.keys().map((door) => doors(door)))));
};
