export { ServiceBar } from './service-bar';
