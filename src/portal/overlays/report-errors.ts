import { firstValueFrom } from 'rxjs';
import { buildOf } from '#src/program/build';
import { errorsChunk, outsideErrorsChunk } from './chunks';
import type { PortalContext } from './portal-context';

/** Its chunk comes with the first failure; a service outside, where one is named, wants to be there before. */
export const reportErrors = async ({
  view,
  configuration,
  failures: { failures$ },
  join,
}: PortalContext): Promise<void> => {
  const { errorReporting } = await configuration;
  if (!errorReporting) await firstValueFrom(failures$);
  const { errorReports, scrub } = await errorsChunk.load();
  const release = buildOf(view.document);
  const outside =
    errorReporting && (await outsideErrorsChunk.load()).openSentry({ ...errorReporting, release, scrub });
  join(errorReports, { failures$, release, outside });
};
