export { multiLoginOf } from '../../../features/multi-login';
export { AnswerDialog, ApplyDialog } from '../../../features/multi-login/ui';
export { eventStream } from '../../../infra/browser/event-stream';
export { sharedStream } from '../../../infra/browser/shared-stream';
