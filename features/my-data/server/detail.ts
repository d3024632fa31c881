import { RECORDS } from '#src/contract/records';

const names: Readonly<Record<string, string>> = {
  keyword: '关键词',
  title: '页面',
  from: '来自',
  to: '去往',
  tab: '标签',
  name: '名称',
  value: '取值',
  item: '项目',
  type: '类别',
  total: '结果数',
  rank: '名次',
  n: '个数',
  by: '依据',
  order: '次序',
  source: '来处',
  page: '页码',
  areaId: '地区',
  how: '途径',
  id: '编号',
  kind: '种类',
  ok: '成功',
  on: '打开',
  method: '方式',
  reason: '原因',
  statusCode: '状态码',
  scene: '场景',
  result: '结果',
  state: '状态',
  step: '步骤',
  series: '连续天数',
  prize: '奖品',
  module: '模块',
  path: '接口',
  accounts: '账号数',
  isNewUser: '新用户',
  haveRights: '有权益',
  others: '其他全部设备',
  ms: '耗时（毫秒）',
  dwellMs: '停留（毫秒）',
  durationMs: '观看（毫秒）',
  positionMs: '看到（毫秒）',
  scrollPct: '滚动（%）',
  moduleName: '模块',
  cause: '原因',
  purpose: '事由',
  viewType: '查看方式',
  basis: '价格基准',
  projects: '工程数',
  subjects: '科目数',
  subject: '科目',
  taxBasis: '计税口径',
  code: '编码',
  status: '状态',
  sheets: '表数',
  stored: '存入',
  refused: '未存入',
  count: '个数',
  points: '积分',
  isMadeUp: '补签',
  product: '商品',
  ended: '看完',
  via: '结束方式',
  act: '操作',
  section: '板块',
  length: '字数',
  slice: '功能',
  backlog: '待发条数',
  codes: '事件码',
  why: '原因',
  oldestMs: '最早的等了（毫秒）',
  format: '格式',
  rows: '行数',
  isCut: '已截断',
  query: '内容',
};

const plans = Object.entries(RECORDS);
const groups = Object.fromEntries(plans.map(([, { found }]) => [found.group, found.name]));
const kinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plans.map(([kind, { found }]) => [kind, found.name])),
  person: '个人账号',
  company: '企业账号',
  epic: '程序步骤',
  view: '页面',
  uncaught: '程序',
  rejection: '程序',
};

/** Values that are words of the program. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: kinds,
  method: {
    account: '账号密码',
    phone: '手机',
    sms: '短信验证码',
    qr: '扫码',
    token: '令牌',
    resumed: '恢复上次登录',
  },
  reason: {
    member: '本人操作',
    server: '系统结束',
    'other-tab': '其他标签页',
    login: '需要登录',
    vip: '需要 VIP',
    partner: '需要寻源权限',
    stopped: '已停止',
  },
  type: { all: '全部', ...groups },
  value: groups,
  from: {
    address: '打开的链接',
    header: '页眉搜索框',
    prompt: '搜索提示',
    recent: '最近搜索',
    hot: '热门搜索',
    tab: '结果分类',
    retry: '重试',
    page: '没有权限的页面',
    vipPage: 'VIP 页面',
    call: '没有权限的操作',
  },
  cause: { page: '没有权限的页面', vipPage: 'VIP 页面', call: '没有权限的操作' },
  name: { group: '分组', sort: '排序', region: '地区' },
  how: {
    ip: '按网络地址',
    default: '默认',
    entry: '进入页面',
    address: '打开的链接',
    member: '本人选择',
    created: '新建',
    renamed: '改名',
    changed: '修改',
    removed: '删除',
    chosen: '选用',
  },
  item: {
    customerService: '在线客服',
    feedback: '意见反馈',
    activities: '签到',
    study: '学习专区',
    entrance: '入口',
  },
  act: { shown: '看到', followed: '点开', dismissed: '关闭' },
  result: {
    solved: '通过',
    failed: '未通过',
    dismissed: '关闭',
    allow: '对方同意',
    deny: '对方拒绝',
    timeout: '对方未答复',
    cancelled: '本人取消',
  },
  scene: { login: '登录', trial: '试用申请' },
  state: { waiting: '待扫码', scanned: '已扫码', expired: '已过期', confirmed: '已确认', failed: '失败' },
  via: { route: '离开页面', close: '关闭' },
};
/** The page's title says it already; the files hold it. */
const UNSAID = new Set(['route']);
/** What a person wrote, or what identifies a record. */
const FREE = new Set(['keyword', 'id', 'code', 'subject', 'prize', 'product', 'to', 'title']);

/** A word of the program that has none in Chinese is left to the files. */
const isInternal = (key: string, value: unknown): boolean =>
  !FREE.has(key) && typeof value === 'string' && /^[a-z][A-Za-z_-]*$/.test(value);

const textOf = (value: unknown): string => {
  if (value === true) return '是';
  if (value === false) return '否';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const order = new Map(Object.keys(names).map((key, at) => [key, at]));
const placeOf = (key: string): number => order.get(key) ?? order.size;

const wordOf = (key: string, value: string, places: ReadonlyMap<string, string>): string | undefined =>
  key === 'areaId' ? places.get(value) : values[key]?.[value];

/** What was noted with an action: 关键词：医院，结果数：12. PostgreSQL keeps no order of keys, so the list above gives one. */
export const detailOf = (
  query: Readonly<Record<string, unknown>>,
  places: ReadonlyMap<string, string> = new Map(),
): string =>
  Object.entries(query)
    .filter(([key, value]) => !UNSAID.has(key) && value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, value]) => [key, value, wordOf(key, String(value), places)] as const)
    .filter(([key, value, word]) => word !== undefined || !isInternal(key, value))
    .map(([key, value, word]) => `${names[key] ?? key}：${word ?? textOf(value)}`)
    .join('，');
