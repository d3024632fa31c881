export { Prompts } from './prompts';
