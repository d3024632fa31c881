export { RecommendedData } from './recommended-data';
