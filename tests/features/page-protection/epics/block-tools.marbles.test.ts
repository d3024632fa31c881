import { NEVER, Subject } from 'rxjs';
import { blockTools, type AskedMenu, type PressedKey } from '#features/page-protection/epics';
import { events } from '#features/page-protection/events';
import type { Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const watched = () => {
  const keys$ = new Subject<PressedKey>();
  const menus$ = new Subject<AskedMenu>();
  const said: Message[] = [];
  blockTools({ keys$, menus$ })(NEVER, stateOf({}), fakePorts()).subscribe((message) => said.push(message));
  const press = (key: string, ctrl = false, shift = false) => {
    const block = jest.fn();
    keys$.next({ key, ctrl, shift, alt: false, meta: false, block });
    return block.mock.calls.length;
  };
  const askMenu = (more: Partial<AskedMenu>) => {
    const block = jest.fn();
    menus$.next({
      byMouse: true,
      isInField: false,
      isOnSelection: false,
      isOnOpenPicture: false,
      ...more,
      block,
    });
    return block.mock.calls.length;
  };
  return { press, askMenu, said };
};

test('[SHELL-039] a blocked key is blocked at once, while the browser still asks', () => {
  const { press, said } = watched();
  expect([press('F12'), press('i', true, true), press('F5'), press('a')]).toEqual([1, 1, 0, 0]);
  expect(said).toEqual([events.keyBlocked({ key: 'F12' }), events.keyBlocked({ key: 'I' })]);
});

test('[SHELL-040] a blocked menu likewise, an allowed one never', () => {
  const { askMenu, said } = watched();
  expect([askMenu({}), askMenu({ isInField: true }), askMenu({ byMouse: false })]).toEqual([1, 0, 0]);
  expect(said).toEqual([events.menuBlocked()]);
});

test('nothing typed is told, only what was blocked', () => {
  const { press, said } = watched();
  [...'mima123456'].forEach((key) => press(key));
  expect(said).toEqual([]);
});
