export { RecordImportPage } from './import-page';
