const CONTROL = /\p{C}/gu;
/** JSON is indented by the others. */
const CONTROL_BUT_BLANK = /(?![\n\t])\p{C}/gu;

/** Strangers' texts in one line: control characters in them would be orders to the terminal. */
export const shown = (text: string): string => text.replace(CONTROL, '\ufffd');

/** The same for words of any number of lines. */
export const shownLines = (text: string): string => text.replace(CONTROL_BUT_BLANK, '\ufffd');

const unitsOf = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** JSON or a literal of a program, of any number of lines: read again, it says the same. */
export const escaped = (text: string): string => text.replace(CONTROL_BUT_BLANK, unitsOf);
