export { ServiceDesk } from './service-desk';
