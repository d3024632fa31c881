export { matchRoute } from './match-route';
export { routeTable } from '../route-table';
