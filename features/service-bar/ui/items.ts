import type { BarItem } from '../bar-item';

export interface Item {
  readonly item: BarItem;
  readonly label: string;
  /** Where it leads; the others open something on the page. */
  readonly href?: string;
  readonly icon: string;
}

export const ITEMS: readonly Item[] = [
  {
    item: 'customerService',
    label: '在线客服',
    icon: 'M4 11a6 6 0 0 1 12 0M4 11v3h2v-4H4m12 1v3h-2v-4h2m0 4c0 2-2 3-5 3',
  },
  {
    item: 'feedback',
    label: '用户反馈',
    icon: 'M3.5 4.5h13v9h-7l-3 3v-3h-3Zm4 3h5m-5 3h3',
  },
  {
    item: 'activities',
    label: '会员活动',
    href: '#/memberActivity/activityHome',
    icon: 'M3.5 8.5h13v8h-13Zm-.5-3h14v3H3Zm7 0v11m0-11c-4 0-4-3-2-3 1 0 2 1 2 3Zm0 0c4 0 4-3 2-3-1 0-2 1-2 3Z',
  },
  {
    item: 'study',
    label: '学习专区',
    href: '#/22G/index',
    icon: 'M10 5c-2-1.5-4-1.5-6.5-1.5v11c2.5 0 4.5 0 6.5 1.5 2-1.5 4-1.5 6.5-1.5v-11C14 3.5 12 3.5 10 5Zm0 0v11',
  },
];
