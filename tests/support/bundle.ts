export { bundle } from '#infra/tooling/checks/bundle';
