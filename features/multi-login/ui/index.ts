export { AnswerDialog } from './answer-dialog';
export { ApplyDialog } from './apply-dialog';
