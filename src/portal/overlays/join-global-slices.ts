import { fromEvent } from 'rxjs';
import { keepScroll } from '#infra/browser/keep-scroll';
import { inTasks } from '#infra/browser/next-task';
import { comeWithMember } from './come-with-member';
import { joinOverlays } from './join-overlays';
import { keepPage } from './keep-page';
import { protectPage } from './protect-page';
import { reportErrors } from './report-errors';
import type { PortalContext } from './portal-context';

const nothing = () => undefined;

/** Joins what serves every page and none at first. A part that does not arrive is missed by nobody. */
export const joinGlobalSlices = async (portalContext: PortalContext): Promise<void> => {
  const { view, join } = portalContext;
  await joinOverlays(portalContext);
  await inTasks([
    async () =>
      join((await import(/* webpackMode: "eager" */ '#features/system-notices/index')).systemNotices),
    async () =>
      join(
        (await import(/* webpackMode: "eager" */ '#features/version/index')).version,
        fromEvent(view, 'focus'),
      ),
    () => {
      keepScroll(view);
      keepPage(view.navigator);
      comeWithMember(portalContext);
      reportErrors(portalContext).catch(nothing);
      protectPage(portalContext).catch(nothing);
    },
  ]);
};
