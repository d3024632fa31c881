export { SourcingPage } from './sourcing-page';
