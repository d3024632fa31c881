export { pageProtectionOf } from '../../../features/page-protection';
export { pageWatch } from '../../../infra/browser/page-watch';
