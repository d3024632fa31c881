import { fromEvent } from 'rxjs';
import { systemNotices } from '#features/system-notices/index';
import { version } from '#features/version/index';
import { keepScroll } from '#infra/browser/keep-scroll';
import { comeWithMember } from './come-with-member';
import { joinOverlays } from './join-overlays';
import { protectPage } from './protect-page';
import { reportErrors } from './report-errors';
import type { PortalContext } from './portal-context';

const nothing = () => undefined;

/** Joins what serves every page and none at first. A part that does not arrive is missed by nobody. */
export const joinGlobalSlices = (portalContext: PortalContext): void => {
  const { view, join } = portalContext;
  keepScroll(view);
  joinOverlays(portalContext);
  join(systemNotices);
  join(version, fromEvent(view, 'focus'));
  comeWithMember(portalContext);
  reportErrors(portalContext).catch(nothing);
  protectPage(portalContext).catch(nothing);
};
