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
  page: '页码',
  areaId: '地区编号',
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

/** Values that are words of the program. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
  },
};
/** The page's title says it already; the files hold it. */
const UNSAID = new Set(['route']);

const textOf = (value: unknown): string => {
  if (value === true) return '是';
  if (value === false) return '否';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const order = new Map(Object.keys(names).map((key, at) => [key, at]));
const placeOf = (key: string): number => order.get(key) ?? order.size;

/** What was noted with an action: 关键词：医院，结果数：12. PostgreSQL keeps no order of keys, so the list above gives one. */
export const detailOf = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .filter(([key, value]) => !UNSAID.has(key) && value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([key, value]) => `${names[key] ?? key}：${values[key]?.[String(value)] ?? textOf(value)}`)
    .join('，');
