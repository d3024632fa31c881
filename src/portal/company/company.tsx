import { SystemNoticeList } from '../../../features/system-notices/ui';

/** Drawn beside every page once the page is at rest. */
export const Company = () => <SystemNoticeList />;
