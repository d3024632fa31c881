const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const PLACES = words(`
  滨江 高新区 城南 城北 城东 城西 开发区 湖畔 东部新区 西部新城 老城区 空港 临港 科技城 大学城 经开区 滨海 山前
  河西 河东 江北 江南 龙泉 金桥 青云 望湖 凤凰山 新天地 中央商务区 高铁站前 会展 保税区 生态城 云谷 紫金 梅林
  柳溪 翠屏 锦绣 和平 丰泽 星湖 白鹭 松山 玉泉 丹霞 东湖 南岭 北岸 清河 石桥 兴隆 永安 长岭 明珠 双流 通济
  仙林 太平 大屯 小营 平湖 安宁 广济 天河 海沧 沙坪 九龙 吴兴 句容 亳州路 郫江 泾河 渭滨`);

export const BUILDINGS = words(`
  某住宅小区 安置房 人才公寓 保障性租赁住房 科研办公楼 总部大厦 行政服务中心 商业综合体 购物中心 实验学校教学楼
  九年一贯制学校 中学扩建教学楼 人民医院门诊综合楼 妇幼保健院综合楼 中医院医技楼 标准厂房 装备制造厂房
  新能源部件生产车间 地下车库 公共停车库 体育馆 图书馆 文化艺术中心 消防站 养老服务中心 数据中心 冷链物流仓库`);
export const STRUCTURES = words('框架结构 剪力墙结构 框架-剪力墙结构 框架-核心筒结构 钢结构 砖混结构');

/** What a bill of quantities prices, each with the specifications it comes in. */
export const WORKS: readonly (readonly [name: string, specs: readonly string[]])[] = [
  ['屋面防水卷材', words('SBS-II APP-I TPO 自粘 3mm 4mm 耐根穿刺 PVC')],
  ['屋面刚性层', words('C20 C25 C30 40mm 50mm')],
  ['楼地面涂膜防水', words('JS-II 聚氨酯 1.5mm 2.0mm K11')],
  ['墙面卷材防水', words('SBS-II 自粘 3mm 4mm')],
  ['电力电缆', words('YJV-4×25+1×16 YJV22-4×185 YJV-5×10 WDZ-YJY-4×70 BTTZ-4×35 YJLV-3×240 VV-3×50')],
  ['电缆桥架', words('200×100 300×150 400×200 600×200 热镀锌 防火型')],
  ['配电箱', words('AL1 AP2 ALE3 APE1 落地式 悬挂式')],
  ['矩形柱', words('C30 C35 C40 C45 C50 C60')],
  ['有梁板', words('C25 C30 C35 120mm 150mm')],
  ['剪力墙混凝土', words('C30 C35 C40 C50 P6 P8')],
  ['满堂基础', words('C30P6 C35P8 C40P8 大体积')],
  ['现浇构件钢筋', words('HRB400-Φ8 HRB400-Φ12 HRB400-Φ25 HPB300-Φ6.5 HRB500-Φ32')],
  ['钢管', words('DN15 DN25 DN50 DN100 DN150 热镀锌 无缝')],
  ['复合管', words('DN20 DN32 DN65 PSP 衬塑')],
  ['塑料管', words('PPR-De20 PPR-De25 PVC-U-De110 HDPE-De160 PE-RT')],
  ['铸铁管', words('DN50 DN100 DN150 柔性')],
  ['阀门', words('DN25 DN50 DN100 闸阀 蝶阀 止回阀 Z41H-16C')],
  ['水喷淋喷头', words('ZSTX-15 ZSTP-15 隐蔽型 下垂型')],
  ['通风管道', words('镀锌钢板0.6 镀锌钢板0.75 玻镁复合 不锈钢')],
  ['风机盘管', words('FP-51 FP-68 FP-102 卧式暗装')],
  ['外墙保温', words('岩棉板60 岩棉板80 EPS50 XPS30 真空绝热板')],
  ['外墙涂料', words('真石漆 弹性涂料 仿石 水包水')],
  ['内墙抹灰', words('M5 M7.5 M10 石膏砂浆')],
  ['块料楼地面', words('800×800 600×600 防滑砖 花岗岩 抛釉砖')],
  ['石材墙面', words('干挂 湿贴 25mm 30mm 花岗岩')],
  ['铝合金窗', words('断桥 60系列 70系列 Low-E 6+12A+6')],
  ['钢质防火门', words('甲级 乙级 丙级 FM1021 FM1521')],
  ['玻璃幕墙', words('明框 隐框 单元式 8+12A+8')],
  ['砌块墙', words('A5.0B06 A3.5B05 200mm 100mm 加气混凝土')],
  ['挖基坑土方', words('一二类土 三类土 深度2m 深度4m 深度6m')],
  ['回填方', words('素土 灰土3:7 级配砂石')],
  ['预制钢筋混凝土管桩', words('PHC-400AB PHC-500AB PHC-600B')],
  ['灌注桩', words('Φ600 Φ800 Φ1000 旋挖 C35')],
  ['脚手架', words('综合 满堂 悬挑 爬架')],
  ['天棚吊顶', words('轻钢龙骨 铝扣板 矿棉板 石膏板')],
];
export const SURROUNDINGS = words('地下室 裙房 塔楼 标准层 设备层 屋顶层 首层大堂 样板间 人防区 管廊');

export const TRADES = words(`
  砌筑工 抹灰工 钢筋工 木工 混凝土工 架子工 防水工 油漆工 电工 管道工 通风工 焊工 起重工 测量工 镶贴工 幕墙安装工
  保温工 石材安装工 打桩工 塔吊司机 装配式吊装工 园林绿化工 路面摊铺工 消防安装工 弱电安装工 电梯安装工`);
export const LABOUR_FORMS = words('劳务分包 清包工 计时工资 计件单价 扩大劳务');

export const POLICY_SUBJECTS = words(`
  调整建设工程税率 发布建筑工人实名制管理办法 调整安全文明施工费标准 印发建设工程工程量清单计价办法
  发布人工价格指数 加强工程造价咨询企业管理 规范工程总承包计价 推进全过程工程咨询 印发城市更新计价指引
  调整扬尘污染防治费 发布装配式建筑消耗量定额 明确疫情防控费用计取 加强材料价格风险管控 发布市政工程概算定额`);
export const POLICY_ENDS = words('的通知 的指导意见 的公告 的实施细则 的补充规定');

export const WATER_WORKS = words(`
  水库除险加固工程 灌区续建配套工程 中小河流治理工程 堤防加固工程 泵站更新改造 农村饮水安全工程 引调水工程
  雨污分流改造 老旧小区改造 城中村改造 历史街区更新 口袋公园建设 背街小巷整治 地下综合管廊 海绵城市示范段
  水土保持综合治理 水电站增效扩容 排涝闸站工程`);

export const PROVINCES = words(`
  北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南
  重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆`);

export const STAGES = words('一期 二期 三期 四期 A标段 B标段 C标段 EPC总承包 勘察设计');
