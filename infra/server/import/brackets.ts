const OPEN = '([（【〔';
const CLOSE = ')]）】〕';

interface Bracketed {
  /** What stands outside of brackets. */
  readonly name: string;
  /** What stands within them. */
  readonly notes: readonly string[];
  /** The same with its brackets. */
  readonly written: readonly string[];
}

/** `建筑面积(万m2)(地上)`: each sign is looked at once, however many brackets are opened and never closed. */
export const splitBrackets = (text: string): Bracketed => {
  const outside: string[] = [];
  const written: string[] = [];
  let opened: number | undefined;
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (opened === undefined && OPEN.includes(sign)) opened = at;
    else if (opened !== undefined && CLOSE.includes(sign)) {
      outside.push(text.slice(done, opened));
      written.push(text.slice(opened, at + 1));
      done = at + 1;
      opened = undefined;
    }
  }
  outside.push(text.slice(done));
  return { name: outside.join(''), notes: written.map((one) => one.slice(1, -1)), written };
};
