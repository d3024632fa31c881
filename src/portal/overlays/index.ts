import { nextTask } from '#infra/browser/next-task';
import { joinGlobalSlices } from './join-global-slices';
import type { PortalContext } from './portal-context';

/** The slices join, then their views are brought, all in tasks that leave the page free in between. */
export const openOverlays = async (context: PortalContext) => {
  await joinGlobalSlices(context);
  await nextTask();
  return import(/* webpackMode: "eager" */ './global-overlays');
};
