import {
  anomalyChunk,
  companyChunk,
  loginChunk,
  multiLoginChunk,
  recommendationsChunk,
  searchChunk,
} from './lazy-chunks';
import { part } from '#src/ui/late/part';
import { join, surroundings } from './portal-store';

export { captchaPart } from './lazy-chunks';

/** A slice joins the store before the views of its chunk are drawn. */
export const recommendationsPart = part(async () => {
  const parts = await recommendationsChunk.load();
  join(parts.recommendations);
  parts.joinMarks(join);
  return parts;
});
/** The box with suggestions, whose slice is that of the page of results, too. */
export const searchPart = part(async () => {
  const parts = await searchChunk.load();
  join(parts.search);
  return parts;
});
export const loginDialog = part(async () => {
  const parts = await loginChunk.load();
  join(parts.phoneLogin);
  join(parts.qrLoginOf(parts.pushChannel(window)));
  return parts;
});
export const multiLoginPart = part(async () => {
  const parts = await multiLoginChunk.load();
  const { multiLoginOf, sharedStream, eventStream } = parts;
  // One tab of the browser holds the line for all: a browser opens six connections to a host and no more.
  join(
    multiLoginOf((send, request) =>
      sharedStream(window, `login ${request.headers?.globalId ?? ''}`, eventStream(send, request)),
    ),
  );
  return parts;
});
export const anomalyPart = part(async () => {
  const parts = await anomalyChunk.load();
  join(parts.anomaly);
  return parts;
});
let isAttended = false;
export const companyPart = part(async () => {
  const company = await companyChunk.load();
  // It may be asked for twice: at rest, and before by whoever was refused something.
  if (!isAttended) company.attend(surroundings());
  isAttended = true;
  return company;
});
