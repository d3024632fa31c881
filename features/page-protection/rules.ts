import type { AskedMenu, PressedKey } from './watch';

/** Ends an address that switches the anti-debug timer off. */
const IGNORE_BREAKPOINTS = '#break-point-ignore';

export const isTimerOff = (address: string): boolean => address.endsWith(IGNORE_BREAKPOINTS);

const isTools = ({ key, ctrl, shift, alt, meta }: PressedKey): boolean =>
  key.toUpperCase() === 'I' && ((ctrl && shift) || (meta && alt));

/** F12, and what opens the same tools in other words: Ctrl+Shift+I, on a Mac ⌥⌘I. */
export const isBlockedKey = (pressed: PressedKey): boolean => pressed.key === 'F12' || isTools(pressed);

export const isBlockedMenu = ({ byMouse, isInField, isOnSelection, isOnOpenPicture }: AskedMenu): boolean =>
  byMouse && !isInField && !isOnSelection && !isOnOpenPicture;
