import { defineEvents, payload } from './messages';

export interface Notice {
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title?: string;
  readonly text: string;
  /** Until it leaves by itself, if that is not five seconds. */
  readonly durationMs?: number;
}

export interface PromptButton {
  /** Told back with the answer. */
  readonly key: string;
  readonly label: string;
  readonly isMain?: boolean;
}

/** A question or a word to the member. */
export interface Prompt {
  /** Names the question, so that its answer is known again and that it is not asked twice. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Without any there is one, 知道了, whose key is `ok`. */
  readonly buttons?: readonly PromptButton[];
}

/** What a member has done and earned. */
export interface TaskCompletion {
  readonly id: string;
  /** 每日签到 */
  readonly task: string;
  readonly points?: number;
  /** Points the member has now. */
  readonly total?: number;
  readonly next?: { readonly title: string; readonly path: string };
}

// Whoever it happens to may tell these; each is named after the slice that acts on it, and stands among its events.

export const session = defineEvents('auth', {
  /** Nobody is logged in here any more: the member left, the server ended the session, or another tab did. */
  loggedOut: payload<{ readonly by: 'member' | 'server' | 'other-tab' }>(),
});

export const membership = defineEvents('trial', {
  /** The server has given the member days of VIP. */
  vipGiven: payload(),
});

export const guiding = defineEvents('guides', {
  /** Another guide is running than before, or none. */
  guideTypeChanged: payload<{ readonly guideType: string | undefined }>(),
});

export const notices = defineEvents('notices', {
  /** There is something to say; it is shown at the edge of the page for a while. */
  noticeRaised: payload<Notice>(),
});

export const prompts = defineEvents('prompts', {
  /** There is a question to the member; one after the other is shown. */
  promptRaised: payload<Prompt>(),
  /** Something was done that deserves a dialog of its own. */
  taskCompleted: payload<TaskCompletion>(),
});

export const navigation = defineEvents('navigation', {
  /** Somebody asks for a login, to go there afterwards. */
  loginWanted: payload<{ readonly destination?: string }>(),
});

export const regions = defineEvents('regions', {
  /** By the member, by an address, or by a page that begins with 全国. */
  regionPicked: payload<{ readonly areaid: string; readonly by: 'member' | 'entry' | 'address' }>(),
});

/** What members do with a list, told by the list itself. */
export const listing = defineEvents('tracking', {
  /** By this filter a list is narrowed otherwise than before; an empty value: no longer. */
  listNarrowed: payload<{ readonly name: string; readonly value: string }>(),
  /** The rows stand in another order. */
  listSorted: payload<{ readonly by: string; readonly order: 'asc' | 'desc' }>(),
  /** Another page of the same rows is looked at. */
  pageTurned: payload<{ readonly n: number }>(),
  /** The list is of another place by its own address: a link, a map, a condition taken away, or typed. */
  areaSwitched: payload<{ readonly areaId: string }>(),
});

export const search = defineEvents('search', {
  /** A list tells how its search came out. */
  listAnswered: payload<{
    readonly route: string;
    readonly total: number;
    readonly failedWith?: number;
  }>(),
});
