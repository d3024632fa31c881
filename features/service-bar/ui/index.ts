export { ServiceBar, type ServiceBarProps } from './service-bar';
