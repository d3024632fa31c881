export { errorReports, scrub } from '#features/error-reports/index';
