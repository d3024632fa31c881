export { pageProtection } from '#features/page-protection/index';
export { pageWatch } from '#infra/browser/page-watch';
