export { AiChat } from './ai-chat';
