import { steerList } from '#src/listing/list-epics';
import { commands } from './commands';
import { behaviorList } from './contract';
import { selectList } from './selectors';

/** Its records come by and by. */
export const listDriver = steerList({ list: behaviorList, commands, select: selectList });
