/** Districts and towns that people name without their city, by the region whose figures stand for them. */
const WELL_KNOWN: Readonly<Record<string, string>> = {
  北京: '朝阳区 海淀 丰台 石景山 通州区 大兴区 昌平 顺义 房山 怀柔 密云 延庆 门头沟 西城区 东城区 亦庄 中关村',
  天津: '滨海新区 武清 津南 东丽 西青 宝坻 静海 塘沽',
  河北: '雄安新区 雄安',
  唐山: '曹妃甸',
  上海: '浦东新区 浦东 徐汇 闵行 松江 嘉定 静安 虹口 杨浦 黄浦 奉贤 青浦 崇明 宝山区 长宁区 普陀区 金山区 临港新片区 临港',
  重庆: '两江新区 渝北 渝中 万州 涪陵 江北区 沙坪坝 九龙坡 巴南 璧山 永川',
  成都: '天府新区 武侯 锦江区 青羊 成华 金牛区 龙泉驿 双流 郫都 温江 新都区',
  武汉: '江夏 洪山区 武昌 汉口 汉阳 黄陂 蔡甸 东西湖 东湖高新区 光谷',
  南京: '江北新区 建邺 江宁 浦口 栖霞区 六合区',
  苏州: '昆山 常熟 张家港 太仓 吴江 吴中区 相城 姑苏',
  无锡: '江阴 宜兴',
  杭州: '余杭 萧山 滨江区 临平 富阳 钱塘区',
  宁波: '慈溪 余姚 鄞州 北仑',
  金华: '义乌',
  合肥: '庐阳 蜀山区 包河区',
  泉州: '晋江 石狮',
  青岛: '西海岸新区 黄岛 崂山 即墨 胶州',
  郑州: '郑东新区',
  大连: '金普新区',
  长沙: '湘江新区 岳麓 望城区',
  南昌: '赣江新区 红谷滩',
  广州: '南沙 天河区 番禺 海珠 增城 黄埔区 越秀 荔湾 花都',
  深圳: '前海 南山区 福田 龙岗 宝安 龙华区 罗湖 光明区 坪山',
  珠海: '横琴',
  佛山: '顺德 南海区',
  昆明: '滇中新区 呈贡',
  西安: '西咸新区 雁塔 曲江 碑林',
  贵州: '贵安新区',
};

/** Longest first: 浦东新区 before 浦东. */
export const DISTRICTS: readonly (readonly [district: string, region: string])[] = Object.entries(WELL_KNOWN)
  .flatMap(([region, districts]) => districts.split(' ').map((district) => [district, region] as const))
  .sort(([one], [other]) => other.length - one.length);
