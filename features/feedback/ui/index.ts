export { FeedbackDialogs } from './feedback-dialogs';
export { MessagesPage } from './messages-page';
export { ReportButton } from './report-button';
