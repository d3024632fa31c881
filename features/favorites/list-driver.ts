import { steerList } from '#src/listing/list-epics';
import { commands } from './commands';
import { favoriteList } from './contract';
import { selectList } from './selectors';

/** Which call it is depends on the list. */
export const listDriver = steerList({ list: favoriteList, commands, select: selectList });
