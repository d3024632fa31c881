import { when } from '#src/kernel/when';
import { events as notices } from '#features/notices/events';
import { events } from './events';

export const tellSuccess = when(events.reportSent, () =>
  notices.noticeRaised({ type: 'success', text: '提交成功' }),
);
