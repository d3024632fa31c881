/** Signs count as code points, so that a limit never cuts one in half. */
export const atMost = (text: string, limit: number): string => [...text].slice(0, limit).join('');

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Keeps digits alone, full-width ones as plain ones; of a pasted phone the country's +86 goes, too. */
export const digitsIn = (text: string, limit: number): string => {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  const local = digits.length > limit ? digits.replace(/^(00)?86/, '') : digits;
  return local.slice(0, limit);
};
