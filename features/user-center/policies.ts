import { notices } from '#src/kernel/shared-events';
import type { Epic } from '#src/kernel/epic';
import type { Creator } from '#src/kernel/messages';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';

export const loadOnEntry = when(navigation.routeEntered, ({ name }) => {
  if (name === 'userCenter') return commands.loadProfile();
  return name === 'userDevices' ? commands.loadDevices() : undefined;
});

/** What has become of the list is asked anew: another device may have come or gone meanwhile. */
export const loadAfterEnding = allOf(
  when(events.endingFailed, () => commands.loadDevices()),
  when(events.othersEnded, () => commands.loadDevices()),
);

const telling = <P, T extends string>(heard: Creator<'event', P, T>, textOf: (payload: P) => string): Epic =>
  when(heard, (payload) => notices.noticeRaised({ type: 'success', text: textOf(payload) }));

const others = (ended: number) => (ended === 0 ? '没有其他设备在登录' : `已退出其他 ${ended} 处登录`);

export const tellSuccess = allOf(
  telling(events.profileSaved, () => '资料已保存'),
  telling(events.passwordChanged, ({ ended }) => `密码已修改，${others(ended)}`),
  telling(events.deviceEnded, () => '已结束该设备上的登录'),
  telling(events.othersEnded, ({ ended }) => others(ended)),
);

/** The page may be open while the password is changed: its date and the list of logins change with it. */
export const loadAfterPassword = when(events.passwordChanged, () => commands.loadProfile());
