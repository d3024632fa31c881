import { nextTask } from '#infra/browser/next-task';
import {
  anomalyChunk,
  homeBasisChunk,
  overlaysChunk,
  loginChunk,
  multiLoginChunk,
  recommendationsChunk,
  searchChunk,
} from './lazy-chunks';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { join, portalContext } from './portal-store';

export { captchaChunk } from './lazy-chunks';

/** A slice joins the store before the views of its chunk are drawn. */
export const recommendationsPart = lazyChunk(async () => {
  const parts = await recommendationsChunk.load();
  join(parts.recommendations);
  parts.joinMarks(join);
  return parts;
});
/** The switch of home; from then on the basis goes along to every page. */
export const homeBasisPart = lazyChunk(async () => {
  const part = await homeBasisChunk.load();
  part.joinBasis(join, window);
  return part;
});
/** The box with suggestions, whose slice is that of the page of results, too. */
export const searchPart = lazyChunk(async () => {
  const { searchCommands, search, views } = await searchChunk.load();
  await nextTask();
  join(search);
  await nextTask();
  const { RichSearchBox } = await views();
  await nextTask();
  return { searchCommands, RichSearchBox };
});
export const loginDialog = lazyChunk(async () => {
  const parts = await loginChunk.load();
  join(parts.phoneLogin);
  join(parts.qrLogin, parts.pushChannel(window));
  return parts;
});
export const multiLoginPart = lazyChunk(async () => {
  const parts = await multiLoginChunk.load();
  const { multiLogin, sharedStream, eventStream } = parts;
  // One tab of the browser holds the line for all: a browser opens six connections to a host and no more.
  join(multiLogin, (send, request) =>
    sharedStream(window, `login ${request.headers?.globalId ?? ''}`, eventStream(send, request)),
  );
  return parts;
});
export const anomalyPart = lazyChunk(async () => {
  const parts = await anomalyChunk.load();
  join(parts.anomaly);
  return parts;
});
/** Of the page, as is the one store that is joined here. */
let opened: ReturnType<Awaited<ReturnType<typeof overlaysChunk.load>>['openOverlays']> | undefined;
export const overlaysPart = lazyChunk(async () => {
  const { openOverlays } = await overlaysChunk.load();
  // It may be asked for twice: at rest, and before by whoever was refused something. What failed is tried again.
  opened ??= openOverlays(portalContext()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
});
