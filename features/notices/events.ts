import { defineEvents, payload } from '#src/kernel/messages';

export interface Notice {
  readonly type: 'error' | 'warning' | 'success' | 'info';
  readonly title?: string;
  readonly text: string;
  /** Until it leaves by itself, if that is not five seconds. */
  readonly durationMs?: number;
}

export const events = defineEvents('notices', {
  /** Anybody may raise one; it is shown at the edge of the page for a while. */
  noticeRaised: payload<Notice>(),
  /** Its time was over, or the member closed it. */
  noticeDismissed: payload<{ readonly id: number }>(),
});
