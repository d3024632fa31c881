export { aiChatOf } from '../../../features/ai-chat';
export { AiChat } from '../../../features/ai-chat/ui';
export { eventStream } from '../../../infra/browser/event-stream';
