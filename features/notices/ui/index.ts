export { NoticeList, NoticesFrame } from './notice-list';
