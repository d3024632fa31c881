import { defineEvents, payload } from '../../src/kernel/messages';
import type { Problem } from '../../src/kernel/send';
import type { ListView, ProjectDetail, ProjectPage } from './contract';

export const events = defineEvents('projects', {
  searchStarted: payload<{ readonly view: ListView }>(),
  projectsFound: payload<{ readonly page: ProjectPage }>(),
  searchFailed: payload<{ readonly problem: Problem }>(),
  detailStarted: payload<{ readonly id: string; readonly peers?: string }>(),
  detailFound: payload<{ readonly detail: ProjectDetail }>(),
  detailLost: payload<{ readonly id: string; readonly problem: Problem }>(),
});
