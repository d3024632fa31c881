export { Console } from './console';
