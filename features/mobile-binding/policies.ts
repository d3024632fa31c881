import { notices } from '#src/kernel/shared-events';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';

export const loadOnEntry = when(navigation.routeEntered, ({ name }) =>
  name === 'userMobile' ? commands.loadMobile() : undefined,
);

const told = (text: string) => notices.noticeRaised({ type: 'success', text });

export const tellSuccess = allOf(
  when(events.codeSent, () => told('验证码已发送')),
  when(events.mobileChanged, ({ mobile }) => told(`已绑定手机 ${mobile}`)),
  when(events.mobileRemoved, () => told('已解除手机绑定')),
);
