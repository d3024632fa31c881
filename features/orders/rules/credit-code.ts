/** GB 32100: digits and letters without I, O, S, V and Z, each worth its place. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;
const BASE = 3;
const MODULUS = SIGNS.length;

/** The eighteenth sign of a 统一社会信用代码, from the seventeen before it. */
const checkSignOf = (body: string): string => {
  const { sum } = [...body].reduce(
    ({ sum: before, weight }, sign) => ({
      sum: before + SIGNS.indexOf(sign) * weight,
      weight: (weight * BASE) % MODULUS,
    }),
    { sum: 0, weight: 1 },
  );
  return SIGNS.charAt((MODULUS - (sum % MODULUS)) % MODULUS);
};

/** What is wrong with it, for whoever typed it. */
export const creditCodeIssue = (code: string): string | undefined => {
  if (code.length !== LENGTH) return `税号（统一社会信用代码）应为 ${LENGTH} 位，现在是 ${code.length} 位`;
  const strange = [...code].find((sign) => !SIGNS.includes(sign));
  if (strange !== undefined) return `税号里不应有“${strange}”：只用数字和 I、O、S、V、Z 以外的大写字母`;
  if (checkSignOf(code.slice(0, -1)) !== code.at(-1)) return '税号的校验位不对，请逐位核对';
  return undefined;
};
