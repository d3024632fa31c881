import { notices, navigation } from '#src/kernel/shared-events';
import { wordsOf, type Problem } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { selectDeferred } from './selectors';

const notice = (what: string, problem: Problem) =>
  notices.noticeRaised({
    type: 'error',
    title: what,
    text: wordsOf(problem),
  });

export const tellRefusedLike = when(events.likeRejected, ({ problem }) => notice('点赞没有成功', problem));
export const tellRefusedUnlike = when(events.unlikeRejected, ({ problem }) =>
  notice('取消点赞没有成功', problem),
);

/** The login dialog opens over the page, which stays the destination. */
export const askForLogin = when(events.likeDeferred, (_payload, _state, { address }) =>
  navigation.loginWanted({ destination: address.current() }),
);

export const likeAfterLogin = when(auth.loggedIn, (_, state) => {
  const record = selectDeferred(state);
  return record && commands.like(record);
});
