import type { DomainEvent } from '#src/kernel/messages';
import type { AccountRef, Standing } from './contract';
import { events } from './events';

export const OTHER_APPLIES = '其他用户正在申请登录，请稍后再试';
export const CANCELLED = '用户取消登录';
const DENIED = '申请被拒绝';

/** What the standing of an application means to the applicant; undefined while it waits. */
export const outcomeOf = (
  { option }: Pick<Standing, 'option'>,
  { globalId, username }: AccountRef,
): DomainEvent | undefined => {
  switch (option) {
    case 'waiting':
      return undefined;
    case 'allow':
      return events.applicationAllowed({ globalId, username });
    case 'cancel':
      return events.applicationCancelled({ message: CANCELLED });
    case 'deny':
    case 'timeout':
      return events.loginDenied({ message: DENIED, by: option });
  }
};

/** After any of these nothing is waited for. */
export const isOver = (action: unknown): boolean =>
  events.applicationAllowed.match(action) ||
  events.loginDenied.match(action) ||
  events.applicationCancelled.match(action) ||
  events.applicationFailed.match(action);
