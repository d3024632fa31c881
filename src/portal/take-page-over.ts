import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { inTasks } from '#infra/browser/next-task';

/**
 * The page is painted already. What takes it over is one file, run in parts, the deepest first: a slow phone hears a
 * finger in between.
 */
export const takePageOver = async (failures: Failures): Promise<void> => {
  await inTasks([
    () => import(/* webpackMode: "eager", webpackExports: [] */ '#src/calls/exchange'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ '#features/regions/index'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ '#src/program/store'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ '#features/auth/index'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './portal-store'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './react'),
    () => import(/* webpackMode: "eager", webpackExports: [] */ './portal'),
  ]);
  const { drawPage } = await import(/* webpackMode: "eager" */ './draw');
  await drawPage(failures);
};
