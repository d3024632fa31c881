import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';

export const pickRegion = when(commands.pickRegion, (payload) =>
  events.regionPicked({ ...payload, by: 'member' }),
);
