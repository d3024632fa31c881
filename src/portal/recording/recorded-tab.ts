export { recordTab } from './recording';
export { RecordingPanel } from './recording-panel';
