/** Divisions of the work by the first four digits of a code, as the edition of 2013 numbers them. */
export const PARTS: Readonly<Record<string, string>> = {
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
  '0117': '措施项目',
  '0304': '电气设备安装工程',
  '0307': '通风空调工程',
  '0309': '消防工程',
  '0310': '给排水、采暖、燃气工程',
};

const OTHERS = '其他分部';

/** Of a code: `010502001` → 0105. In the bill of a building, 0111–0117 are numbered 0111xx. */
export const partLabel = (part: string): string => PARTS[part] ?? OTHERS;
