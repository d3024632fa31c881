export { attend } from './attend';
export { Company } from './company';
