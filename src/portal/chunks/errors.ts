export { errorReportsOf, scrub } from '#features/error-reports/index';
