export { multiLogin } from '#features/multi-login/index';
export { AnswerDialog, ApplyDialog } from '#features/multi-login/ui/index';
export { eventStream } from '#infra/browser/event-stream';
export { sharedStream } from '#infra/browser/shared-stream';
