import { when } from '#src/kernel/when';
import { commands } from '../commands';

export const goTo = when(commands.goTo, ({ path }, _, { address }) => address.go(path));
