export { CompareBox, CompareButton } from './compare-button';
export { ComparePage } from './compare-page';
export { CompareTray } from './tray';
export { compareExport } from './export/compare-export';
