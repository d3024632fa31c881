import type { ComponentType } from 'react';
import { lazyView, projectPages, qrConfirm } from './lazy-parts';

interface LazyRoute {
  readonly load: () => Promise<unknown>;
  readonly View: ComponentType;
}

/** Route name → view that comes with its own chunk. */
export const lazyRoutes: Readonly<Record<string, LazyRoute>> = {
  commonProjList: { load: projectPages.load, View: lazyView(projectPages, (pages) => pages.ProjectListPage) },
  commonProjDetail: {
    load: projectPages.load,
    View: lazyView(projectPages, (pages) => pages.ProjectDetailPage),
  },
  qrConfirm: { load: qrConfirm.load, View: lazyView(qrConfirm, (parts) => parts.ConfirmPage) },
};
