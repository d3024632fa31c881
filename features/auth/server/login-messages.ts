/** One text for unknown names, wrong passwords and locked names: a stranger learns of no account. */
export const WRONG = '用户名或密码错误';
export const ANOMALOUS = '账号登录异常，请联系管理员核实';
export const ELSEWHERE = '账号已在其他地方登录';
export const LOCKED = '账号已被锁定，请联系管理员';
export const DEMO_ONLY = '演示账号只能在演示模式下登录';
export const NO_PERMIT = '验证已失效，请重新验证';
export const TOO_MANY = '尝试次数过多，请稍后再试';

export type EndedBy =
  | 'member'
  | 'reuse'
  | 'administrator'
  | 'lock'
  | 'vip'
  | 'other-login'
  | 'device'
  | 'demo'
  | 'clock';

/** What a member is told whose session was ended for them; whoever logged out is told nothing. */
export const OVER: Readonly<Record<Exclude<EndedBy, 'member'>, string>> = {
  reuse: '登录凭证已在别处使用，为保护账号已退出登录',
  administrator: '管理员已结束本次登录，请重新登录',
  lock: LOCKED,
  vip: '您的会员权益已变更，请重新登录',
  'other-login': '您的账号已在其他地方登录',
  device: '本次登录已在其他设备上被结束',
  demo: DEMO_ONLY,
  clock: '服务器的时钟被调回，为保护账号已退出登录，请重新登录',
};

export const manyBrowsers = (browsers: number): string =>
  `本账号 30 天内已在 ${browsers} 个浏览器上登录，达到 31 个时登录会被暂停`;
