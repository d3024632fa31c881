import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ListView, ProjectDetail, ProjectPage } from './contract';
import type { FigureKind, Verdict } from './contract-verdicts';

export const events = defineEvents('projects', {
  searchStarted: payload<{ readonly view: ListView }>(),
  projectsFound: payload<{ readonly page: ProjectPage }>(),
  searchFailed: payload<{ readonly problem: Problem }>(),
  detailStarted: payload<{ readonly id: string; readonly peers?: string }>(),
  detailFound: payload<{ readonly detail: ProjectDetail }>(),
  detailLost: payload<{ readonly id: string; readonly problem: Problem }>(),
  markStarted: payload<{ readonly kind: FigureKind; readonly name: string }>(),
  figureMarked: payload<{ readonly id: string; readonly verdicts: readonly Verdict[] }>(),
  markFailed: payload<{ readonly problem: Problem }>(),
});
