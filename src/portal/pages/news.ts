export { systemNotices } from '../../../features/system-notices';
export { SystemNoticeList } from '../../../features/system-notices/ui';
export { versionOf } from '../../../features/version';
