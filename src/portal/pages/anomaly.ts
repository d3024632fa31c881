export { anomaly } from '../../../features/anomaly';
export { AnomalyDialog } from '../../../features/anomaly/ui';
