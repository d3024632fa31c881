import {
  isBlockedKey,
  isBlockedMenu,
  isTimerOff,
  type AskedMenu,
  type PressedKey,
} from '#features/page-protection/epics';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  meta: false,
  block: () => undefined,
  ...more,
});
const menu = (more: Partial<AskedMenu> = {}): AskedMenu => ({
  byMouse: true,
  isInField: false,
  isOnSelection: false,
  isOnOpenPicture: false,
  block: () => undefined,
  ...more,
});

test.each([
  ['F12', press('F12')],
  ['Ctrl+F12', press('F12', { ctrl: true })],
  ['Ctrl+Shift+I', press('I', { ctrl: true, shift: true })],
  ['Ctrl+Shift+i with the caps lock on', press('i', { ctrl: true, shift: true })],
  ['⌥⌘I', press('i', { meta: true, alt: true })],
])('[SHELL-039] %s is blocked', (_, pressed) => {
  expect(isBlockedKey(pressed)).toBe(true);
});

test.each([
  ['Shift+F10, the menu of the keyboard', press('F10', { shift: true })],
  ['the menu key', press('ContextMenu')],
  ['Ctrl+I', press('i', { ctrl: true })],
  ['a capital I', press('I', { shift: true })],
  ['Ctrl+C', press('c', { ctrl: true })],
  ['Ctrl+P', press('p', { ctrl: true })],
  ['F5', press('F5')],
  ['Ctrl+Alt+I of a screen reader', press('i', { ctrl: true, alt: true })],
])('%s is not', (_, pressed) => {
  expect(isBlockedKey(pressed)).toBe(false);
});

test('[SHELL-040] the right button of a mouse opens no menu', () => {
  expect(isBlockedMenu(menu())).toBe(true);
});

test.each([
  ['[SHELL-041] on a picture marked as open', { isOnOpenPicture: true }],
  ['in a field', { isInField: true }],
  ['on selected text', { isOnSelection: true }],
  ['for the keyboard, a finger or a switch', { byMouse: false }],
] as const)('%s it does', (_, more) => {
  expect(isBlockedMenu(menu(more))).toBe(false);
});

test.each([
  ['https://portal.test/#/home#break-point-ignore', true],
  ['https://portal.test/#break-point-ignore', true],
  ['https://portal.test/#/home', false],
  ['https://portal.test/#/home#break-point-ignore?a=1', false],
])('[OPS-008] the timer and the address %s', (address, isOff) => {
  expect(isTimerOff(address)).toBe(isOff);
});
