import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { ListView, ProjectDetail, ProjectPage } from './contract';
import type { FigureKind, Verdict } from './contract-verdicts';

export const events = defineEvents('projects', {
  ...listEvents<ListView, ProjectPage>(),
  detailRequested: payload<{ readonly id: string; readonly peers?: string }>(),
  detailLoaded: payload<{ readonly detail: ProjectDetail }>(),
  detailFailed: payload<{ readonly id: string; readonly problem: Problem }>(),
  markRequested: payload<{ readonly kind: FigureKind; readonly name: string }>(),
  /** A reviewer said that the figure is right, or took that back. */
  figureMarked: payload<{ readonly id: string; readonly verdicts: readonly Verdict[] }>(),
  markFailed: payload<{ readonly problem: Problem }>(),
});
