export { RecordingSwitch } from '../../recording/recording-switch';
export { reportLogs } from '../../recording/report-logs';
