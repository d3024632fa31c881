/** What people of the trade type, and how records write it. */
const OTHER_WORDS: readonly (readonly [typed: RegExp, written: string])[] = [
  [/商砼|商混/, '商品混凝土'],
  [/砼/, '混凝土'],
  [/螺纹钢|钢筋价格?$/, '钢筋'],
  [/钢筋价格?$/, '螺纹钢'],
  [/挖土方?/, '土方'],
  [/土方外运|渣土外运|弃土/, '余方弃置'],
  [/回填土|土方回填/, '回填方'],
  [/phc管桩|预应力管桩/, '管桩'],
  [/加气块墙?|加气砌块墙/, '砌块墙'],
  [/断桥铝窗?/, '断桥'],
  [/木门/, '木质门'],
  [/挤塑板/, '挤塑聚苯板'],
  [/蹲便器?/, '大便器 蹲式'],
  [/坐便器?|马桶/, '大便器 坐式'],
  [/ppr管?/, '塑料管'],
  [/喷淋管/, '水喷淋钢管'],
  [/卫生间防水|厨卫防水/, '楼 地 面涂膜防水'],
  [/楼梯混凝土/, '直形楼梯'],
  [/写字楼/, '办公建筑'],
  [/保障房/, '保障性'],
  [/学校/, '教学楼'],
  [/机械费指数|机械费/, '施工机具费'],
  [/信息价/, '材料价格信息'],
  [/^政策(文件)?$/, '通知'],
  [/营改增/, '营业税改征增值税'],
  [/epc/, '工程总承包'],
  [/造价师/, '造价工程师'],
  [/铝模/, '铝合金模板'],
  [/外架/, '外脚手架'],
  [/工资$/, '日工资'],
  [/老旧小区改造|旧改/, '老旧小区'],
];

const LATIN = /[a-z]/;

/** 4m is 4 m in records, GB50500 GB 50500. */
const apart = (text: string): string =>
  text.replace(/(\d)(?=[a-z])/g, '$1 ').replace(/([a-z])(?=\d)/g, '$1 ');

/** Records are found by what they are; what they are counted in stands beside their price. */
const UNIT = /\s(元\/?)?(m[23]?|t|kg|吨|米|平米|平方米?|立方米?|个|套|台|座|樘|组|工日)$/u;

/** The folded text as records may write it, the likeliest first; empty for words that need no other. */
export const otherWordings = (text: string): readonly string[] => {
  const written = OTHER_WORDS.flatMap(([typed, word]) => {
    if (!typed.test(text)) return [];
    const space = LATIN.test(word) ? ' ' : '';
    const other = text.replace(typed, `${space}${word}${space}`).trim();
    return other === text || text.includes(word) ? [] : [other];
  });
  const parted = apart(text);
  const bare = text.replace(UNIT, '');
  return [...written, parted, bare].filter((other) => other !== text);
};
