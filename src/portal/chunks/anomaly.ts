export { anomaly } from '#features/anomaly/index';
export { AnomalyDialog } from '#features/anomaly/ui/index';
