import { notices, navigation as wanted } from '#src/kernel/shared-events';
import { auditTime, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import { THROTTLE_MS } from '#src/kernel/pace';
import { wordsOf, type Problem } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { favoriteList } from './contract';
import { events } from './events';
import { selectDeferred, selectList, selectView } from './selectors';

const isListPath = (fullPath: string) => fullPath.split('?')[0] === favoriteList.path;

export const findOnEntry = when(navigation.routeEntered, ({ fullPath, query }) =>
  isListPath(fullPath) ? commands.findList(favoriteList.viewFrom(query)) : undefined,
);
export const loadFoldersOnEntry = when(navigation.routeEntered, ({ fullPath }) =>
  isListPath(fullPath) ? commands.loadFolders() : undefined,
);

const changesRows = (action: Message | DomainEvent) =>
  events.removed.match(action) || events.restored.match(action) || events.moved.match(action);
const changesFolders = (action: Message | DomainEvent) =>
  events.folderAdded.match(action) ||
  events.folderRenamed.match(action) ||
  events.folderRemoved.match(action) ||
  changesRows(action);

export const findAgain: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(filter(changesRows)),
    // Words of another tab come one for each record.
    action$.pipe(filter(events.otherTabFollowed.match), auditTime(THROTTLE_MS)),
  ).pipe(
    filter(() => isListPath(address.current()) && selectList(state$.value).status !== 'idle'),
    map((event) => causedBy(commands.findList(selectView(state$.value)), event)),
  );

export const loadFoldersAgain: Epic = (action$) =>
  action$.pipe(
    filter(changesFolders),
    map((event) => commands.loadFolders(undefined, event)),
  );

/** A new folder opens; one that is gone gives way to all. */
export const openNewFolder = when(events.folderAdded, ({ id }) => commands.refineList({ folderId: id }));
export const leaveRemovedFolder = when(events.folderRemoved, ({ id }, state) =>
  selectView(state).folderId === id
    ? commands.refineList({ folderId: undefined })
    : commands.findList(selectView(state)),
);

const notice = (title: string, problem: Problem) =>
  notices.noticeRaised({
    type: 'error',
    title,
    text: wordsOf(problem),
  });

export const tellRefusedAdd = when(events.addRejected, ({ problem }) => notice('收藏没有成功', problem));
export const tellRefusedCancel = when(events.cancelRejected, ({ problem }) =>
  notice('取消收藏没有成功', problem),
);
export const tellRefusedChange = when(events.changeRejected, ({ what, problem }) => notice(what, problem));

/** The login dialog opens over the page, which stays the destination. */
export const askForLogin = when(events.addDeferred, (_payload, _state, { address }) =>
  wanted.loginWanted({ destination: address.current() }),
);

export const addAfterLogin = when(auth.loggedIn, (_, state) => {
  const record = selectDeferred(state);
  return record && commands.add(record);
});
