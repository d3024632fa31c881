import { notices } from '#src/kernel/shared-events';
import { when } from '#src/kernel/when';
import { events } from './events';

export const tellSuccess = when(events.reportSent, () =>
  notices.noticeRaised({ type: 'success', text: '提交成功' }),
);
