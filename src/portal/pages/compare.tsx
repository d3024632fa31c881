export { compare } from '../../../features/compare';
export { ComparePage } from '../../../features/compare/ui';
