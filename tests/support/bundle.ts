export { bundle } from '#infra/tooling/bundle';
