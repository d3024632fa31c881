export { GuideEntry } from './guide-entry';
export { GuideLayer } from './guide-layer';
