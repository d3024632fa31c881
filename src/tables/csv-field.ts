/** Spreadsheets run what begins with one of these, or skip it; a minus alone may begin a number, and nothing but one. */
const FORMULA = /^ *([=+@\t\r\n＝＋－＠]|-(?!\d[\d.,]*%?$))/;

/** Spreadsheets take UTF-8 for the code page of the machine without it. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

/** A text as a field by RFC 4180; a quote before what begins like a formula keeps it text. */
export const csvField = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
