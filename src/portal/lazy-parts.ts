import { lazy, type ComponentType } from 'react';
import { join } from './portal-store';

/** A part is one chunk. A slice in it joins the store before its view is drawn. */
export interface Part<M> {
  readonly load: () => Promise<M>;
}
const part = <M>(load: () => Promise<M>): Part<M> => ({ load });

export const lazyView = <M, P extends object>({ load }: Part<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load()) }));

export const richSearchBox = part(() => import(/* webpackChunkName: "search" */ './shell/rich-search-box'));
export const loginDialog = part(() => import(/* webpackChunkName: "login" */ '../../features/auth/ui'));
export const projectPages = part(async () => {
  const pages = await import(/* webpackChunkName: "projects" */ './pages/projects');
  join(pages.projects);
  return pages;
});
