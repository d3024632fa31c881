const PARTS = '垫层|找平|找坡|保护层|结合层|粘结|隔离层|附加层|基层|灰缝|抗裂';
const BEFORE = new RegExp(`(${PARTS})\\p{Script=Han}{0,3}$`, 'u');
const AFTER = new RegExp(`^[^,;。厚]{0,2}厚?[^,;。厚]{0,16}?(${PARTS})`, 'u');

/** Whether a number is that of another layer than the one the item is named after: 垫层C15, 20厚1:3水泥砂浆找平层. */
export const isOfOtherPart = (before: string, after: string, name: string): boolean => {
  const part = BEFORE.exec(before)?.[1] ?? AFTER.exec(after)?.[1];
  return part !== undefined && !name.includes(part);
};

/** Keys that measure something, or are about another part: what stands under them is of nothing else. */
export const MEASURES = new RegExp(
  `(?:厚|高|深|长|宽|径|距|距离|尺寸|空|度|强度|等级|遍数|层数|数量|面积|截面|坡|比|重量|质量|压力|电压|温度|时间|龄期|系数|含量|率|数)$|${PARTS}|套管|阻火圈|支架|吊杆|踢脚|嵌缝|勾缝|骨料|石子|水泥|添加|外加|掺`,
  'u',
);
