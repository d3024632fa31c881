import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { areasCall } from '../contract';
import { events } from '../events';

const read = reader(areasCall);

/** Quiet: a list of regions that fails to load leaves 全国, which serves everywhere. */
export const loadAreas = exchange({
  on: commands.loadAreas,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(areasCall), quiet: true }),
  read,
  succeeded: (found) => events.areasLoaded(found),
  failed: (problem) => events.areasFailed({ problem }),
});
