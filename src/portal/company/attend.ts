import { fromEvent } from 'rxjs';
import { systemNotices } from '#features/system-notices/index';
import { versionOf } from '#features/version/index';
import { keepScroll } from '#infra/browser/keep-scroll';
import { comeWithMember } from './come-with-member';
import { joinOverlays } from './join-overlays';
import { protectPage } from './protect-page';
import { reportErrors } from './report-errors';
import type { Surroundings } from './surroundings';

const nothing = () => undefined;

/** Joins what serves every page and none at first. A part that does not arrive is missed by nobody. */
export const attend = (surroundings: Surroundings): void => {
  const { view, join } = surroundings;
  keepScroll(view);
  joinOverlays(surroundings);
  join(systemNotices);
  join(versionOf(fromEvent(view, 'focus')));
  comeWithMember(surroundings);
  reportErrors(surroundings).catch(nothing);
  protectPage(surroundings).catch(nothing);
};
