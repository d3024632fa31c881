import { EMPTY, from, map, of, switchMap } from 'rxjs';
import { events as auth, fetchUser$ } from '#features/auth/index';
import { feedback } from '#features/feedback/index';
import { promotions } from '#features/promotions/index';
import { prompts } from '#features/prompts/index';
import { rightsTip } from '#features/rights-tip/index';
import { serviceBar } from '#features/service-bar/index';
import { serviceDesk } from '#features/service-desk/index';
import { trial } from '#features/trial/index';
import { tutorialVideo } from '#features/tutorial-video/index';
import { customerService } from '#infra/browser/customer-service';
import type { Configuration } from '#infra/gateway/configuration';
import type { PortalContext } from './portal-context';

const tutorialOf = ({ tutorial }: Configuration) => {
  if (!tutorial) return EMPTY;
  const { video, subtitles } = tutorial;
  if (video === 'slides') return of({ kind: 'slides' as const });
  return of({ kind: 'film' as const, address: video, ...(subtitles && { subtitles }) });
};

/** Whoever serves what the service bar and the rights tip are asked for hears them, and joins before both. */
export const joinOverlays = ({ view, configuration, join }: PortalContext): void => {
  const configuration$ = from(configuration);
  const robotScript$ = configuration$.pipe(map(({ robotScript }) => robotScript));
  join(prompts);
  join(serviceDesk);
  join(feedback);
  join(trial, (ports) => fetchUser$(ports).pipe(map((user) => auth.userReloaded({ user }))));
  join(serviceBar, customerService(view, robotScript$));
  join(tutorialVideo, configuration$.pipe(switchMap(tutorialOf)));
  join(promotions);
  join(rightsTip);
};
