import { when } from '../../src/kernel/when';
import { events as auth } from '../auth/events';
import { commands } from './commands';

export const checkOnConflict = when(auth.loginConflicted, (account) => commands.checkApplications(account));
