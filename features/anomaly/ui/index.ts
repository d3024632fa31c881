export { AnomalyDialog } from './anomaly-dialog';
