import type { Slice } from '#src/kernel/slice';
import { askForLogin, checkLink, checkOnEntry, setPassword } from './epics';
import { reducer, type PasswordLinkState } from './state';

export { events } from './events';

export const passwordLink: Slice<'passwordLink', PasswordLinkState> = {
  name: 'passwordLink',
  reducer,
  epics: () => ({ checkLink, setPassword, checkOnEntry, askForLogin }),
};
