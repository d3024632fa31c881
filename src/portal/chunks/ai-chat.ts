export { aiChat } from '#features/ai-chat/index';
export { AiChat } from '#features/ai-chat/ui/index';
export { eventStream } from '#infra/browser/event-stream';
