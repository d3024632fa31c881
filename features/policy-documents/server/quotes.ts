const CLOSED_BY: Readonly<Record<string, string>> = { '“': '”', '「': '」', '『': '』', '"': '"' };
const CLOSING: ReadonlySet<string> = new Set(Object.values(CLOSED_BY));

export interface Unquoted {
  /** Each quote stands in it as “0”, its place among the quotes. */
  readonly text: string;
  readonly quotes: readonly string[];
  /** Where quotes begin and end cannot be known. */
  readonly isBroken: boolean;
}

/** A quote of several paragraphs opens anew with each of them, and closes once. */
export const unquoted = (body: string): Unquoted => {
  const quotes: string[] = [];
  const open: string[] = [];
  let [text, quote, isBroken, startsLine] = ['', '', false, true];
  for (const sign of body) {
    const closedBy = CLOSED_BY[sign];
    if (open.length > 0 && sign === open.at(-1)) {
      open.pop();
      if (open.length === 0) {
        text += `“${quotes.length}”`;
        quotes.push(quote);
        quote = '';
      } else quote += sign;
    } else if (closedBy !== undefined && !(open.length > 0 && startsLine)) {
      if (open.length > 0) quote += sign;
      open.push(closedBy);
    } else if (open.length > 0) quote += sign;
    else if (CLOSING.has(sign)) isBroken = true;
    else text += sign;
    startsLine = sign === '\n' || (startsLine && sign.trim() === '');
  }
  return { text, quotes, isBroken: isBroken || open.length > 0 };
};
