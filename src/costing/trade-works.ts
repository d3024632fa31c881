/** What people of the trade call a kind of work, and the names under which its prices are recorded. */
export interface TradeWork {
  readonly said: RegExp;
  /** Beginnings of names, the most usual first; what is recorded under none of them is another trade's. */
  readonly names: readonly string[];
  /** Said so, the work of hands is meant and not the whole of the item. */
  readonly isLabor?: true;
  /** What comes near where none is recorded; never given for it. */
  readonly near?: readonly string[];
  /** Of one name, what is meant where nothing more is said. */
  readonly usual?: string;
}

const PIPES_OF_WASTE = ['PVC-U 排水管', 'HDPE 双壁波纹管', '钢筋混凝土排水管'];
const BARS = ['现浇构件钢筋', '筏板基础钢筋'];
const WINDOWS = ['金属（塑钢、断桥）窗', '断桥铝合金窗安装'];
const AERATED = ['砌块墙', '加气混凝土砌块砌筑', '蒸压加气混凝土砌块'];
const FLOOR_TILES = ['块料楼地面', '地砖铺贴'];
const WALL_TILES = ['块料墙面', '墙砖镶贴'];

/** The first that is said counts: 土方回填 is no digging, 爬架 no scaffold of poles. */
const WORKS: readonly TradeWork[] = [
  // Earthwork and foundations.
  {
    said: /(土方?|渣土?|余土|余方|弃土)(方)?(外运|运输|弃置)|余[土方](?!弃置)|弃[土方]|渣土|[运拉]土方?/,
    names: ['余方弃置'],
    usual: '一般土方',
  },
  { said: /土方回填|回填(土方|土|方|素土)?|填[土方]/, names: ['回填方', '人工回填夯实'], usual: '素土' },
  {
    said: /挖(掘)?(一般)?[土方]方?|土方?(工程)?(开挖|挖运)|开挖(土方?)?|(?<!一般)土方(工程)?|(?<=沟槽|基坑)开挖/,
    names: ['挖一般土方', '挖沟槽土方', '挖基坑土方', '人工挖沟槽土方'],
    usual: '三类土',
  },
  { said: /[破截凿剔]桩头?|桩头(破除|凿除|处理)?/, names: ['灌注桩桩头破除'] },
  { said: /打桩|桩基(础|工程)?|压桩/, names: ['预制钢筋混凝土管桩', '泥浆护壁成孔灌注桩'] },
  { said: /(旋挖|钻孔|冲孔)(灌注)?桩/, names: ['泥浆护壁成孔灌注桩'] },
  { said: /管桩|方桩|预制桩/, names: ['预制钢筋混凝土管桩'] },
  // Structure.
  { said: /高支模|高大(支模|模板)/, names: ['高支模'] },
  {
    said: /(?<!铝合金|大钢)模板(工程)?|[支关立拼装]模|(?<=[木铝钢])模(?!板)/,
    names: [
      '木模板制作安装拆除',
      '铝合金模板安装拆除',
      '大钢模板安装拆除',
      '楼梯模板',
      '高支模',
      '木模板（含周转材料）',
      '有梁板模板',
      '直形墙模板',
      '矩形柱模板',
      '矩形梁模板',
    ],
  },
  { said: /[扎绑]钢?筋|钢筋(工程)?绑扎|绑扎/, names: BARS, isLabor: true },
  { said: /钢筋(工程)?(?=人工|工费|清包|劳务|班组)/, names: BARS, isLabor: true },
  { said: /钢筋(工程)?(制安|制作安装|制作|安装|加工)/, names: BARS },
  {
    said: /(混凝土|砼)(浇[筑捣]|(?=人工|工费|清包|劳务))|浇[筑捣](混凝土|砼)?|打(混凝土|砼)/,
    names: ['商品混凝土浇筑', '大体积基础混凝土浇筑', '构造柱、圈梁、过梁混凝土', '基础垫层混凝土'],
    isLabor: true,
  },
  { said: /剪力墙(?!结构)|混凝土墙|砼墙/, names: ['直形墙 '] },
  { said: /现浇(楼)?板|楼板|屋面板/, names: ['有梁板 '] },
  { said: /^柱子?$/, names: ['矩形柱 ', '构造柱 '] },
  { said: /^梁$|框架梁/, names: ['矩形梁 '] },
  { said: /加气(混凝土)?(块|砌块|砖)(墙|砌筑|砌体)?/, names: AERATED },
  { said: /[砌垒](红?砖|砖墙)|砖墙|砖砌体/, names: ['实心砖墙', '实心砖砌筑'] },
  {
    said: /砌(墙|体|筑|砌块|块墙)(工程)?|[垒]墙/,
    names: ['砌块墙', '实心砖墙', '加气混凝土砌块砌筑', '实心砖砌筑', '空心砌块砌筑'],
  },
  { said: /爬架|(附着式)?升降脚手架/, names: ['附着式升降脚手架配合'] },
  {
    said: /脚手架(工程|搭拆|搭设)?|搭架子?|(?<=[外内])架(?!空)|架子(?!工)/,
    names: [
      '综合脚手架',
      '双排外脚手架搭拆',
      '双排外脚手架（含架料租赁）',
      '满堂脚手架搭拆',
      '附着式升降脚手架配合',
    ],
  },
  // Finishes.
  { said: /[刮批抹披](腻子|灰|大白)(?<!抹灰)|腻子/, names: ['内墙腻子'] },
  {
    said: /抹灰(工程)?(?![面工砂])|[抹粉]?[沙砂]灰|粉刷(?!石膏)|抹[沙砂]浆|[抹粉]墙|批荡/,
    names: ['墙面一般抹灰', '天棚抹灰', '内墙面抹灰', '外墙面抹灰', '石膏砂浆机械喷涂'],
  },
  { said: /乳胶漆|刷墙/, names: ['抹灰面油漆', '内墙腻子与乳胶漆'] },
  {
    said: /[贴铺镶](地板砖|地砖|地面砖)|(地砖|地面砖)(铺贴|铺装)/,
    names: FLOOR_TILES,
  },
  { said: /(?<![墙红青])地砖|地面砖/, names: [...FLOOR_TILES, '全瓷地砖'] },
  { said: /[贴镶铺](墙砖|墙面砖|外墙砖)|(墙砖|墙面砖)(镶贴|铺贴)?/, names: WALL_TILES },
  { said: /[贴铺镶](瓷砖|砖|面砖)|瓷砖(铺贴|镶贴)?/, names: [...FLOOR_TILES, ...WALL_TILES] },
  { said: /(轻钢龙骨)?(纸面)?(石膏板)?吊[顶棚](天棚)?|天花(吊顶)?(?!板)/, names: ['吊顶天棚'] },
  { said: /水泥砂浆(楼)?地面/, names: ['水泥砂浆楼地面', '楼地面水泥砂浆找平'] },
  { said: /(水泥砂浆)?找平层?/, names: ['楼地面水泥砂浆找平'], near: ['水泥砂浆楼地面'] },
  {
    said: /防水(工程|层|施工)?(?![卷涂砂混剂工材])/,
    names: [
      '屋面卷材防水',
      '屋面涂膜防水',
      '楼（地）面涂膜防水',
      'SBS 改性沥青卷材铺贴',
      'SBS 卷材防水',
      '聚氨酯防水涂膜',
      '地下室底板自粘卷材',
    ],
  },
  {
    said: /保温(隔热)?(层|工程|施工)?(?![板砂材棉])/,
    names: ['保温隔热墙面', '保温隔热屋面', '外墙外保温', '屋面挤塑板铺设'],
  },
  { said: /门窗/, names: ['木质门', '钢质防火门', ...WINDOWS] },
  { said: /(?<![闸阀])^门$|房门|入户门/, names: ['木质门', '钢质防火门'] },
  { said: /木门|实木门|(?<=夹板|复合)门/, names: ['木质门'] },
  { said: /^窗户?$|(铝合金|断桥铝?|塑钢|铝)门?窗户?/, names: WINDOWS },
  // Services.
  { said: /污水管道?|排水管道?|雨水管道?|[下排]水管|排污管|pvc(-?u)?管/i, names: PIPES_OF_WASTE },
  { said: /(hdpe)?(双壁)?波纹管|hdpe(排水)?管/i, names: ['HDPE 双壁波纹管'], near: PIPES_OF_WASTE },
  {
    said: /给水管道?|自来水管|上水管|pp-?r(水管|给水管|管)/i,
    names: ['塑料管 PP-R', '室内给水管安装', 'PPR 给水管'],
  },
  {
    said: /(?<!喷淋|[雨污排给下上])水管/,
    names: ['塑料管 PP-R', '室内给水管安装', 'PPR 给水管', 'PVC-U 排水管'],
  },
  { said: /穿线管|电线管|(?<![布接走电穿])线管|[jk][db]g管?/i, names: ['配管', '电气配管预埋'] },
  { said: /(穿|布)(电)?线(?!管)|电线|导线/, names: ['配线', '铜芯绝缘电线', '管内穿线'] },
  { said: /(敷设|[拉放])电缆|电缆(敷设|(?=人工|工费|安装))/, names: ['电力电缆'] },
  { said: /马桶|坐便器?|坐厕/, names: ['大便器 坐式'] },
  { said: /蹲便器?|蹲[坑厕]/, names: ['大便器 蹲式'] },
  { said: /洗手盆|台盆|面盆|洗手池/, names: ['洗脸盆'] },
  { said: /水电(安装|工程)?/, names: ['住宅水电安装'] },
  { said: /桥架(安装)?/, names: ['桥架', '电缆桥架'] },
  { said: /风管(制作安装|制安)?|通风管道?/, names: ['碳钢通风管道'] },
  { said: /消防管|喷淋(管道?)?/, names: ['水喷淋钢管', '喷淋管道安装'] },
];

export interface TradeWorkSaid {
  readonly work: TradeWork;
  /** As it was said. */
  readonly words: string;
}

export const tradeWorkIn = (text: string): TradeWorkSaid | undefined => {
  for (const work of WORKS) {
    const [words] = work.said.exec(text) ?? [];
    if (words !== undefined) return { work, words };
  }
  return undefined;
};
