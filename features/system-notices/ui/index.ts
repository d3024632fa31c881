export { SystemNoticeList } from './system-notice-list';
