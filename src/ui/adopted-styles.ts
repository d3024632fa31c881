/** rc-util writes rules such as the scroll lock of dialogs into <style> tags, which the Content-Security-Policy forbids. */
interface Options {
  /** Styles for an element outside the page: antd's variables, which the stylesheet of the build has already. */
  readonly attachTo?: Element | ShadowRoot | undefined;
}

const sheets = new Map<string, CSSStyleSheet>();

const adopt = (sheet: CSSStyleSheet) => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

// Callers mark the tag they think they made; nobody ever sees it.
const tagOutsideThePage = () => document.createElement('style');

export const updateCSS = (css: string, key: string, { attachTo }: Options = {}): HTMLStyleElement => {
  if (attachTo) return tagOutsideThePage();
  const known = sheets.get(key);
  const sheet = known ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!known) {
    sheets.set(key, sheet);
    adopt(sheet);
  }
  return tagOutsideThePage();
};

export const injectCSS = (css: string, options: Options = {}): HTMLStyleElement =>
  updateCSS(css, css, options);

export const removeCSS = (key: string): void => {
  const sheet = sheets.get(key);
  if (!sheet) return;
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
};

export const clearContainerCache = (): void => [...sheets.keys()].forEach(removeCSS);
