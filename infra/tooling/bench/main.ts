const USAGE = `用法：
  npm run bench -- gateway   网关各层给一次调用增加的时间
  npm run bench -- login     从点击登录到首页的时间（先运行 npm run build）
  npm run bench -- home      首次与再次打开首页，与无脚本的同一页对照；HOME_BESIDE 再测另一个门户（先运行 npm run build）
  npm run bench -- search    百万条记录上的联想与搜索
  npm run bench -- lists     百万条综合单价上的列表；LIST_ONLY 只测名称含此文字的几类
  npm run bench -- clauses   两百万条政策条文上的全文检索
  npm run bench -- ranges    两万个工程上的列表、详情与指标区间
  npm run bench -- replay    录制、保存、核对与跳转，与 Redux DevTools 对照
  npm run bench -- rebase    浏览器里折算十万个数值的时间
  npm run bench -- scroll    浏览器里滚动十万行的帧数（先运行 npm run build）
  npm run bench -- draws     两百名会员同时抽奖，与单行插入对照
  npm run bench -- tracking  行为事件的接收与分析，与裸下限对照；TRACKING_SECONDS、TRACKING_EVENTS 定规模
  npm run bench -- detail    从点击到详情可用的时间（先运行 npm run build）`;

const benches: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  gateway: async () => (await import('./gateway')).benchGateway(),
  login: async () => (await import('./login')).benchLogin(),
  home: async () => (await import('./home')).benchHome(),
  lists: async () => (await import('./lists')).benchLists(),
  clauses: async () => (await import('./clauses')).benchClauses(),
  search: async () => (await import('./search')).benchSearch(),
  ranges: async () => (await import('./ranges')).benchRanges(),
  scroll: async () => (await import('./scroll')).benchScroll(),
  detail: async () => (await import('./detail')).benchDetail(),
  tracking: async () => (await import('./tracking')).benchTracking(),
  draws: async () => (await import('./draws')).benchDraws(),
  replay: async () => (await import('./replay')).benchReplay(),
  rebase: async () => (await import('./rebase')).benchRebase(),
};

const bench = benches[process.argv[2] ?? ''];
if (bench) {
  bench().then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
