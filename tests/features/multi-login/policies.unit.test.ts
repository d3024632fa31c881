import { of } from 'rxjs';
import { events } from '#features/multi-login/events';
import { tellOwnerLeft } from '#features/multi-login/policies';
import { events as notices } from '#features/notices/events';
import { causedBy, type Message } from '#src/kernel/messages';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const settled = (option: 'allow' | 'deny') => events.applicationSettled({ id: '1', option });
const told = (owner: object | undefined, heard: Message): readonly Message[] => {
  const said: Message[] = [];
  tellOwnerLeft(of(heard), stateOf({ multiLogin: { owner } }), fakePorts()).subscribe((one) =>
    said.push(one),
  );
  return said;
};
const owner = { globalId: '1', username: 'twin' };

test('[RELOGIN-006] whoever made room is told that they left', () => {
  const heard = settled('allow');
  const notice = notices.noticeRaised({
    type: 'info',
    text: '您已同意对方登录，本次登录已退出',
    durationMs: 8_000,
  });
  expect(told(owner, heard)).toEqual([causedBy(notice, heard)]);
});

test('neither whoever refused nor whoever has left already', () => {
  expect(told(owner, settled('deny'))).toEqual([]);
  expect(told(undefined, settled('allow'))).toEqual([]);
});
