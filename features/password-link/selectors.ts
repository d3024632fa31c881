import { selectorsOf } from '#src/kernel/state';
import type { PasswordLinkState } from './state';

const select = selectorsOf<PasswordLinkState>('passwordLink');

export const selectLink = select((own) => own);
