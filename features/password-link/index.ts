import type { Slice } from '#src/kernel/slice';
import { askForLogin, checkLink, checkOnEntry, choosePassword } from './epics';
import { reducer, type PasswordLinkState } from './state';

export const passwordLink: Slice<'passwordLink', PasswordLinkState> = {
  name: 'passwordLink',
  reducer,
  epics: () => ({ checkLink, choosePassword, checkOnEntry, askForLogin }),
};
