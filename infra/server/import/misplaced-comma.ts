const FIGURE = /^¥?\s*([+-]?)(\d[\d,.]*\d)/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;

const inThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How a figure may have been meant whose comma parts no thousands: `28,90` is 28.90 or 2,890. */
export const misplacedComma = (text: string): string | undefined => {
  const [, sign = '', figure = ''] = FIGURE.exec(text) ?? [];
  const [whole = '', ...fractions] = figure.split('.');
  const isAstray = fractions.some((one) => one.includes(','));
  if (!isAstray && (!whole.includes(',') || GROUPED.test(whole))) return undefined;
  const said = `“${text.slice(0, 40)}”千分位逗号的位置不对`;
  if (isAstray) return `${said}，小数点后面不能有逗号`;
  const minus = sign === '-' ? sign : '';
  const grouped = minus + [inThousands(whole.replaceAll(',', '')), ...fractions].join('.');
  const isPoint = fractions.length === 0 && whole.split(',').length === 2;
  return `${said}，请写成 ${isPoint ? `${minus}${whole.replace(',', '.')} 或 ` : ''}${grouped}`;
};
