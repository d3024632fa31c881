import { STATUSES, TABS, type ListQuery, type Status, type Tab } from './contract';
import type { NodeName } from './contract-nodes';

export const LIST_PATH = '/project-publishing/index';

/** All of the list that the address remembers. */
export interface ListView {
  readonly tab: Tab;
  readonly status?: Status;
  readonly keyword?: string;
  readonly page?: number;
}

const isTab = (text: string | undefined): text is Tab => text !== undefined && Object.hasOwn(TABS, text);
const isStatus = (text: string | undefined): text is Status =>
  text !== undefined && Object.hasOwn(STATUSES, text);

export const viewFrom = ({ tab, status, keyword, page }: Readonly<Record<string, string>>): ListView => ({
  tab: isTab(tab) ? tab : 'own',
  ...(isStatus(status) && { status }),
  ...(keyword && { keyword }),
  ...(/^[1-9]\d{0,3}$/.test(page ?? '') && page !== '1' && { page: Number(page) }),
});

export const pathTo = ({ tab, ...view }: ListView): string => {
  const query = new URLSearchParams(tab === 'own' ? {} : { tab });
  for (const [key, value] of Object.entries(view) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${LIST_PATH}?${text}` : LIST_PATH;
};

export const queryOf = ({ page, ...view }: ListView): ListQuery => ({
  ...view,
  ...(page && { page: String(page) }),
});

/** Of a draft: what its address is made of. */
export interface DraftPlace {
  readonly projectId: string;
  readonly id: string;
  readonly templateId: string;
}

export const draftPath = ({ projectId, id, templateId }: DraftPlace, node: NodeName = '概况'): string =>
  ['/project-publishing/detail', projectId, id, templateId, node]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');
