export { RightsTip } from './rights-tip';
