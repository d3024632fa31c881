export { industryExport } from './export/industry-export';
export { IndustryPage } from './industry-page';
export type { MarksOf } from './results';
