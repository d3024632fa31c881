/** 专业 by the first two digits of a code, 分部 by the first four; names of GB 50500-2013 and its nine code lists. */
export const DIVISIONS: Readonly<Record<string, string>> = {
  '01': '房屋建筑与装饰工程',
  '0101': '土石方工程',
  '0102': '地基处理与边坡支护工程',
  '0103': '桩基工程',
  '0104': '砌筑工程',
  '0105': '混凝土及钢筋混凝土工程',
  '0106': '金属结构工程',
  '0107': '木结构工程',
  '0108': '门窗工程',
  '0109': '屋面及防水工程',
  '0110': '保温、隔热、防腐工程',
  '0111': '楼地面装饰工程',
  '0112': '墙、柱面装饰与隔断、幕墙工程',
  '0113': '天棚工程',
  '0114': '油漆、涂料、裱糊工程',
  '0115': '其他装饰工程',
  '0116': '拆除工程',
  '0117': '措施项目',
  '02': '仿古建筑工程',
  '03': '通用安装工程',
  '0301': '机械设备安装工程',
  '0302': '热力设备安装工程',
  '0303': '静置设备与工艺金属结构制作安装工程',
  '0304': '电气设备安装工程',
  '0305': '建筑智能化工程',
  '0306': '自动化控制仪表安装工程',
  '0307': '通风空调工程',
  '0308': '工业管道工程',
  '0309': '消防工程',
  '0310': '给排水、采暖、燃气工程',
  '0311': '通信设备及线路工程',
  '0312': '刷油、防腐蚀、绝热工程',
  '0313': '措施项目',
  '04': '市政工程',
  '05': '园林绿化工程',
  '06': '矿山工程',
  '07': '构筑物工程',
  '08': '城市轨道交通工程',
  '09': '爆破工程',
};

const OTHER = '其他';

/** Name of a 专业 (two digits) or 分部 (four digits); 其他 where the code lists have none. */
export const tradeName = (code: string): string => DIVISIONS[code] ?? OTHER;

/** 专业 and 分部 an item's code belongs to. */
export const tradePath = (code: string): { readonly code: string; readonly name: string }[] =>
  [code.slice(0, 2), code.slice(0, 4)].map((level) => ({ code: level, name: tradeName(level) }));
