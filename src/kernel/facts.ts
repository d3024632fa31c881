/** What members do, by the code of its fact, as they would say it. */
export const FACTS = {
  '100100': '打开页面',
  '100101': '离开页面',
  '100102': '点击导航',
  '100103': '被引导到其他页面',
  '100104': '打开了不存在的页面',
  '100105': '回到页面顶部',
  '100106': '点击页脚链接',
  '100107': '使用服务栏',
  '100108': '看到新版本提示',
  '100109': '点击海报',
  '100110': '打开旧版地址',
  '110101': '打开登录窗口',
  '110102': '切换登录方式',
  '110103': '提交登录',
  '110104': '登录成功',
  '110105': '登录失败',
  '110106': '获取短信验证码',
  '110107': '完成安全验证',
  '110108': '二维码状态变化',
  '110109': '选择账号',
  '110110': '退出登录',
  '110111': '处理多处登录',
  '110112': '提交登录异常说明',
  '110201': '修改资料',
  '110202': '修改密码',
  '110203': '结束其他设备的登录',
  '120101': '看到权益提示',
  '120102': '点击购买',
  '120103': '打开试用申请',
  '120104': '提交试用申请',
  '120105': '试用申请有结果',
  '120106': '看到首次试用通知',
  '120107': '提交咨询',
  '200101': '开始搜索',
  '200102': '搜索完成',
  '200103': '搜索失败',
  '200104': '看到搜索提示',
  '200105': '选用搜索提示',
  '200106': '打开搜索结果',
  '200107': '搜索没有结果',
  '200108': '筛选',
  '200109': '翻页',
  '200110': '排序',
  '200111': '切换地区',
  '200112': '选择折算口径',
  '200113': '复制引用',
  '210102': '查看科目指标区间',
  '210302': '查看一个科目的指标区间',
  '210402': '保存工程对比',
  '210403': '查看工程对比',
  '210501': '查询新项开放数据',
  '220501': '提交联系方式',
  '230101': '查询综合单价',
  '230501': '查看定额',
  '230502': '查看单价组成',
  '230503': '修改计价方案',
  '240501': '收藏劳务价格',
  '250203': '查看价格文件',
  '280501': '新建待发布草稿',
  '280502': '办理待发布工程',
  '280503': '导入工作簿到草稿',
  '280504': '导入本单位记录',
  '290102': '打开学习模块',
  '300101': '加入收藏',
  '300102': '取消收藏',
  '300201': '点赞',
  '300202': '取消点赞',
  '310101': '发布寻源',
  '310102': '查看匹配的供应商',
  '310103': '关闭寻源',
  '400101': '打开活动首页',
  '400201': '签到',
  '400301': '查看积分商品',
  '400302': '兑换积分商品',
  '400401': '打开抽奖',
  '400402': '抽奖有结果',
  '400501': '使用粉丝礼盒',
  '400601': '分享链接',
  '400602': '通过分享链接访问',
  '400701': '提交问卷',
  '400801': '查看优惠券',
  '400901': '下载 PDF',
  '500101': '开始引导',
  '500102': '引导下一步',
  '500103': '完成引导',
  '500104': '关闭引导',
  '500105': '领取引导奖励',
  '600101': '打开教程视频',
  '600102': '观看教程视频',
  '600103': '全屏观看视频',
  '600201': '打开用户反馈',
  '600202': '提交用户反馈',
  '600301': '处理通知',
  '600401': '处理专家招募提示',
  '600402': '提交专家申请',
  '600501': '向 AI 提问',
  '900101': '接口调用失败',
  '900102': '页面出错',
  '900201': '页面停顿',
  '990101': '行为记录启动',
  '990102': '行为记录丢失',
  '990104': '补发行为记录',
  '990105': '行为记录只存于内存',
} as const;

/** Sections of data: the first two digits of their facts. */
export const FACT_SECTIONS = {
  '21': '单项工程指标',
  '22': '工程造价指标',
  '23': '综合单价指标',
  '24': '劳务分包指标',
  '25': '政策文件',
  '26': '行业管理指标',
  '27': '水利与城市更新指标',
  '28': '待发布单项工程指标',
  '29': '学习专区',
} as const;

/** What every section of data knows: the other four digits. */
export const SECTION_FACTS = {
  '0101': (section: string) => `查看${section}列表`,
  '0201': (section: string) => `打开${section}详情`,
  '0202': (section: string) => `离开${section}详情`,
  '0301': (section: string) => `从${section}下载`,
} as const;

export type FactSection = keyof typeof FACT_SECTIONS;
/** Drafts are not handed out as files, and the learning zone is one page of modules. */
const WITHOUT = ['280301', '290101'] as const;
type WithoutFact = (typeof WITHOUT)[number];
/** Those whose rows or records can be had as a file. */
export type DownloadSection = {
  [S in FactSection]: `${S}0301` extends WithoutFact ? never : S;
}[FactSection];
/** Six digits: section, object, action. */
export type FactCode =
  | keyof typeof FACTS
  | Exclude<`${FactSection}${keyof typeof SECTION_FACTS}`, WithoutFact>;

const words: Readonly<Record<string, string>> = FACTS;
const sections: Readonly<Record<string, string>> = FACT_SECTIONS;
const objects: Readonly<Record<string, (section: string) => string>> = SECTION_FACTS;
const without: readonly string[] = WITHOUT;

/** What a code stands for; undefined for one that is in no catalogue. */
export const meaningOf = (fncode: string): string | undefined => {
  const section = without.includes(fncode) ? undefined : sections[fncode.slice(0, 2)];
  return words[fncode] ?? (section && objects[fncode.slice(2)]?.(section));
};

/** The whole catalogue. */
export const factCodes = (): readonly string[] =>
  [
    ...new Set([
      ...Object.keys(FACTS),
      ...Object.keys(FACT_SECTIONS)
        .flatMap((section) => Object.keys(SECTION_FACTS).map((object) => section + object))
        .filter((fncode) => !without.includes(fncode)),
    ]),
  ].sort();
