import type { SidePage } from '#src/ui/side-frame/side-frame.tsx';

/** The member centre's pages; the user menu of the header names the same. */
export const entries: readonly SidePage[] = [
  { path: '/usercenter/index', title: '个人资料' },
  { path: '/usercenter/favorites', title: '我的收藏' },
  { path: '/usercenter/orders', title: '订单与发票' },
  { path: '/usercenter/messages', title: '消息中心' },
  { path: '/usercenter/devices', title: '登录设备' },
  { path: '/usercenter/behavior', title: '我的行为数据' },
];
