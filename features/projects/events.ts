import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { DetailQuery, ListView, ProjectDetail, ProjectPage } from './contract';
import type { FigureKind, Verdict } from './contract-verdicts';

export const events = defineEvents('projects', {
  ...listEvents<ListView, ProjectPage>(),
  /** One project is asked for, compared with the peers chosen. */
  detailRequested: payload<DetailQuery>(),
  /** One project with its figures, breakdown and place among its peers. */
  detailLoaded: payload<{ readonly detail: ProjectDetail }>(),
  /** The project could not be shown. */
  detailFailed: payload<{ readonly id: string; readonly problem: Problem }>(),
  /** A verdict on a figure of the project is on its way. */
  markRequested: payload<{ readonly id: string; readonly kind: FigureKind; readonly name: string }>(),
  /** A reviewer said that the figure is right, or took that back. */
  figureMarked: payload<{ readonly id: string; readonly verdicts: readonly Verdict[] }>(),
  /** The figure has the verdict it had before. */
  markFailed: payload<{ readonly id: string; readonly problem: Problem }>(),
});
