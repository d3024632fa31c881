import { folded } from '#infra/server/search/search-tokens';

/** What people of the trade type, and how records write it. */
const OTHER_WORDS: readonly (readonly [typed: RegExp, written: string])[] = [
  // Concrete, steel and what they are bought as.
  [/商砼|商混|预拌(混凝土|砼)|商品砼/, '商品混凝土'],
  [/砼/, '混凝土'],
  [/螺纹钢|钢筋价格?$/, '钢筋'],
  [/钢筋(今日|今天)?价格?$/, '螺纹钢'],
  [/三级(螺纹)?钢筋?|ⅲ级钢筋?/, 'HRB400'],
  [/四级(螺纹)?钢筋?/, 'HRB500'],
  [/圆钢|盘圆|盘螺|线材/, '钢筋'],
  [/[黄河粗细]砂|砂子|沙子|砂石料/, '中砂'],
  [/钢筋(制安|绑扎|加工)/, '钢筋制作安装'],
  // Earthwork and foundations.
  [/(基坑|沟槽|土方?)(机械|人工)?开挖/, '挖$1'],
  [/^(机械)?挖(土方?|方)/, '挖一般土方'],
  [/^人工挖(土方?|方|沟槽)/, '人工挖沟槽土方'],
  [/开挖/, '土方'],
  [/土方外运|渣土外运|余土外运|余土|弃土|弃方|运土/, '余方弃置'],
  [/回填土|土方回填/, '回填方'],
  [/phc管桩|预应力管桩/, '管桩'],
  [/钻孔桩|桩基(础)?|旋挖桩|冲孔桩/, '灌注桩'],
  [/筏板(基础)?(混凝土)?|底板混凝土/, '满堂基础'],
  // Structure.
  [/框架梁|主梁|次梁/, '矩形梁'],
  [/框架柱|独立柱|方柱/, '矩形柱'],
  [/现浇(楼)?板|楼板|屋面板/, '有梁板'],
  [/剪力墙(混凝土)?|混凝土墙/, '直形墙'],
  [/剪力墙钢筋/, '剪力墙 筋'],
  [/地下室外墙|挡土墙/, '直形墙'],
  [/楼梯混凝土|现浇楼梯/, '直形楼梯'],
  [/加气块墙?|加气砌块墙/, '砌块墙'],
  [/砌墙|砌砖/, '砌筑'],
  [/塔吊|塔式起重机|施工电梯|人货梯/, '垂直运输'],
  [/外架/, '外脚手架'],
  [/爬架/, '附着式升降脚手架'],
  [/铝模/, '铝合金模板'],
  [/模板人工/, '模板安装'],
  [/^支模/, '模板'],
  [/[扎绑]钢?筋/, '钢筋制作安装'],
  [/打桩/, '管桩'],
  // Finishes.
  [/[刮批]腻子|[批刮]灰|[批刮]大白/, '内墙腻子'],
  [/[抹粉]?[沙砂]灰|粉刷|批荡/, '抹灰'],
  [/^[贴铺]砖/, '地砖铺贴'],
  [/断桥铝窗?/, '断桥'],
  [/木门/, '木质门'],
  [/挤塑板|xps(保温)?板?/, '挤塑聚苯板'],
  [/外墙漆|外墙涂料|内墙涂料/, '墙面喷刷涂料'],
  [/(轻钢龙骨)?(纸面)?石膏板(吊顶)?|吊顶天花|天花/, '吊顶天棚'],
  [/铺(贴)?(地砖|石材|瓷砖)/, '$2铺贴'],
  [/[贴镶](墙砖|瓷砖|踢脚线)|(?<!贴)墙砖$|^[贴镶]砖/, '墙砖镶贴'],
  [/卫生间防水|厨卫防水/, '楼 地 面涂膜防水'],
  // Services.
  [/蹲便器?|蹲厕/, '大便器 蹲式'],
  [/坐便器?|坐厕|马桶/, '大便器 坐式'],
  [/台盆|洗手盆|面盆/, '洗脸盆'],
  [/污水管|雨水管|下水管/, '排水管'],
  [/ppr管?|pvc管|u?pvc排水管|给水管|排水管/, '塑料管'],
  [/pvc电线管|电线管|线管|jdg管|kbg管/, '配管'],
  [/电线|导线|铜线/, '配线'],
  [/镀锌(钢板|铁皮)?风管|铁皮风管/, '碳钢通风管道'],
  [/(镀锌钢管)\s*喷淋|喷淋管|消防喷淋/, '水喷淋钢管'],
  // Buildings.
  [/写字楼|办公楼(?=单方)/, '办公建筑'],
  [/商场|商铺|百货|商业楼/, '商业'],
  [/居民楼|商品房|住宅楼|洋房/, '住宅'],
  [/保障房/, '保障性'],
  [/回迁房|拆迁房/, '安置房'],
  [/公租房|廉租房/, '保障性租赁住房'],
  [/学校/, '教学楼'],
  // Indexes.
  [/机械费指数|机械费|台班费/, '施工机具费'],
  [/地铁|轻轨|城轨/, '轨道交通工程'],
  [/公建/, '公共建筑'],
  // Labour.
  [/小工|力工|杂工|壮工/, '普工'],
  [/大工/, '瓦工'],
  [/电焊工|氩弧焊工/, '焊工'],
  [/模板工/, '木工'],
  [/泥瓦工|泥工|砖工/, '瓦工'],
  [/工资$/, '日工资'],
  // Documents.
  [/信息价/, '材料价格信息'],
  [/安文费|安全文明费/, '安全文明施工费'],
  [/(材料)?调差|材料涨价/, '材料价格风险'],
  [/^政策(文件)?$/, '通知'],
  [/营改增/, '营业税改征增值税'],
  [/epc/, '工程总承包'],
  [/造价师|一造|二造/, '造价工程师'],
  [/老旧小区改造|旧改/, '老旧小区'],
  [/老厂房/, '老厂区'],
];

const LATIN = /[a-z]/;

/** 4m is 4 m in records, GB50500 GB 50500. */
const apart = (text: string): string =>
  text.replace(/(\d)(?=[a-z])/g, '$1 ').replace(/([a-z])(?=\d)/g, '$1 ');

/** Records are found by what they are; what they are counted in stands beside their price. */
const UNIT =
  /\s((元|万元)\s*(\/\s*)?|[每一]\s*)?(m[23]?|t|kg|吨|米|平米|平方米?|平|方|立方米?|立方|个|套|台|座|樘|组|亩|工日|天)$/u;
/** What is asked of a thing, behind its name. */
const ASKED =
  /(的)?(现在|目前|今天|今日|最近|本月)?(价格|单价|报价|行情|市场价)?(是)?(多少钱|多少|怎么卖|啥价|什么价|几块钱|几块)?(每|一)?(吨|方|米|平方?米?|天|工日?|立方米?|个|套|台)?[?？吗呢]*$/u;

/** A thing asked about as in talk: 钢筋多少钱一吨 is 钢筋价格. */
const withoutQuestion = (text: string): string => {
  const thing = text.replace(ASKED, '').trim();
  return /多少|怎么卖|啥价|什么价|几块|行情|报价|市场价|今日/.test(text.slice(thing.length)) ? thing : text;
};

/** The folded text as records may write it, the likeliest first; empty for words that need no other. */
export const otherWordings = (text: string): readonly string[] => {
  const thing = withoutQuestion(text).replace(UNIT, '').trim();
  const written = [...new Set([thing, text])].flatMap((words) =>
    OTHER_WORDS.flatMap(([typed, word]) => {
      if (!typed.test(words)) return [];
      const space = LATIN.test(word) ? ' ' : '';
      const other = folded(words.replace(typed, `${space}${word}${space}`));
      return other === words || words.includes(word) ? [] : [other];
    }),
  );
  return [...new Set([...(thing === text ? [] : [thing]), ...written, apart(text)])].filter(
    (other) => other !== text && other !== '',
  );
};
