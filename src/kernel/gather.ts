import { auditTime, buffer, connect, type OperatorFunction } from 'rxjs';

const FRAME_MS = 16;

/**
 * All that comes within a frame, at its end: the rows of a list are drawn in one.
 *
 *   in    ab-c
 *   out   -----(abc)      a frame after a
 */
export const gatherFrame = <T>(): OperatorFunction<T, readonly T[]> =>
  connect((all$) => all$.pipe(buffer(all$.pipe(auditTime(FRAME_MS)))));

/** In order, each of as many as one call takes. */
export const portionsOf = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, portion) =>
    all.slice(portion * most, (portion + 1) * most),
  );
