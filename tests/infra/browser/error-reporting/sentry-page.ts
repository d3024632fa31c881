export { scrub } from '#features/error-reports/scrub';
export { openSentry } from '#infra/browser/error-reporting/sentry';
