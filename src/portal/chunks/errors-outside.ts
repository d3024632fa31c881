export { openSentry } from '#infra/browser/error-reporting/sentry';
