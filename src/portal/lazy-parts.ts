import { lazy, type ComponentType } from 'react';
import { loginChunk, projectChunk, type Part } from './lazy-chunks';
import { join } from './portal-store';

export { richSearchBox, captchaPart } from './lazy-chunks';

export const lazyView = <M, P extends object>({ load }: Part<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load()) }));

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages: Part<Awaited<ReturnType<typeof projectChunk.load>>> = {
  load: async () => {
    const pages = await projectChunk.load();
    join(pages.projects);
    return pages;
  },
};
export const loginDialog: Part<Awaited<ReturnType<typeof loginChunk.load>>> = {
  load: async () => {
    const parts = await loginChunk.load();
    join(parts.phoneLogin);
    return parts;
  },
};
