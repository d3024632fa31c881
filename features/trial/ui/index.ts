export { Trial } from './trial';
