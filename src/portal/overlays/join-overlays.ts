import { EMPTY, from, map, of, switchMap } from 'rxjs';
import { events as auth, fetchUser$ } from '#features/auth/index';
import { customerService } from '#infra/browser/customer-service';
import { inTasks } from '#infra/browser/next-task';
import type { Configuration } from '#infra/gateway/configuration';
import { reportLogs } from '../recording/report-logs';
import type { PortalContext } from './portal-context';

const tutorialOf = ({ tutorial }: Configuration) => {
  if (!tutorial) return EMPTY;
  const { video, subtitles } = tutorial;
  if (video === 'slides') return of({ kind: 'slides' as const });
  return of({ kind: 'film' as const, address: video, ...(subtitles && { subtitles }) });
};

/** Whoever serves what the service bar and the rights tip are asked for hears them, and joins before both. */
export const joinOverlays = ({ view, configuration, join }: PortalContext): Promise<void> => {
  const configuration$ = from(configuration);
  const robotScript$ = configuration$.pipe(map(({ robotScript }) => robotScript));
  // Each is run when it is due: together they would hold a slow phone up.
  return inTasks([
    async () => join((await import(/* webpackMode: "eager" */ '#features/prompts/index')).prompts),
    async () => join((await import(/* webpackMode: "eager" */ '#features/service-desk/index')).serviceDesk),
    async () =>
      join((await import(/* webpackMode: "eager" */ '#features/feedback/index')).feedback, reportLogs),
    async () =>
      join((await import(/* webpackMode: "eager" */ '#features/trial/index')).trial, (ports) =>
        fetchUser$(ports).pipe(map((user) => auth.userReloaded({ user }))),
      ),
    async () =>
      join(
        (await import(/* webpackMode: "eager" */ '#features/service-bar/index')).serviceBar,
        customerService(view, robotScript$),
      ),
    async () =>
      join(
        (await import(/* webpackMode: "eager" */ '#features/tutorial-video/index')).tutorialVideo,
        configuration$.pipe(switchMap(tutorialOf)),
      ),
    async () => join((await import(/* webpackMode: "eager" */ '#features/promotions/index')).promotions),
    async () => join((await import(/* webpackMode: "eager" */ '#features/rights-tip/index')).rightsTip),
  ]);
};
