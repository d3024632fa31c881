import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { areasCall } from './contract';
import { events } from './events';

/** A list of regions that fails to load leaves 全国, which serves everywhere. */
export const loadAreas = exchange({
  on: commands.loadAreas,
  overlap: exhaustMap,
  call: areasCall,
  succeeded: (found) => events.areasLoaded(found),
  failed: (problem) => events.areasFailed({ problem }),
});

export const pickRegion = when(commands.pickRegion, (payload) =>
  events.regionPicked({ ...payload, by: 'member' }),
);
