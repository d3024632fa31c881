import type { ComponentType } from 'react';
import type { Join } from '#src/kernel/slice';

/** What the chunk of a page brings. Its slices join the store before its views are drawn. */
export interface PageModule<R extends string> {
  readonly join: (join: Join, view: Window & typeof globalThis) => void;
  readonly views: Readonly<Record<R, ComponentType>>;
}

export const pageModule = <R extends string>(page: PageModule<R>): PageModule<R> => page;
