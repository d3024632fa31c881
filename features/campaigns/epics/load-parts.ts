import { loadParts as loadPartsOf } from '#src/calls/load-parts';
import { commands } from '../commands';
import { events } from '../events';
import { PART_CALLS } from '../parts';

export const loadParts = loadPartsOf(PART_CALLS, commands.loadPart, events);
