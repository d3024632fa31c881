export { loadSampleIndexes, removeSampleIndexes } from './load-sample-indexes';
