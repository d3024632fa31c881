export { ExportButton } from './export-button';
export { ExportPageButton } from './export-page-button';
