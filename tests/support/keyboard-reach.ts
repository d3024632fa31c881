import type { Page } from 'playwright-core';

const STILL_MS = 500;
const MANY_STOPS = 600;
/** Looks are dear. A date field has a stop each for its year and its month, so that a few presses lead to nothing new. */
const STRIDE = 12;

/** Resolves once nothing was added, changed or taken away for a while. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(
    (stillMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, stillMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, stillMs);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    STILL_MS,
  );

/** What is loaded when it comes into sight is there before the walk begins. */
const unrollPage = async (page: Page): Promise<void> => {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let before = 0, height = await heightOf(); height > before;) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await standStill(page);
    [before, height] = [height, await heightOf()];
  }
  await page.evaluate(() => scrollTo(0, 0));
};

declare global {
  interface Window {
    keyboardWalk?: { readonly reached: Set<Element>; readonly unmarked: Set<Element> };
  }
}

/** Notes every stop, and whether the look of it or of what stands around it tells that it has the focus. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];

    const shown = (element: Element, pseudo?: string) => {
      const {
        outlineStyle,
        outlineWidth,
        boxShadow,
        borderColor,
        backgroundColor,
        color,
        textDecorationLine,
      } = getComputedStyle(element, pseudo);
      const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`;
      return [outline, boxShadow, borderColor, backgroundColor, color, textDecorationLine].join();
    };
    const ownLook = (element: Element) =>
      [shown(element), shown(element, '::before'), shown(element, '::after')].join();
    const lookOf = (element: Element, look: (part: Element) => string | undefined) =>
      [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
        .filter((part) => part instanceof Element)
        .map(look)
        .join();
    const all = [...document.querySelectorAll('*')];
    const ownLooks = new Map(all.map((element) => [element, ownLook(element)]));
    const before = new Map(all.map((element) => [element, lookOf(element, (part) => ownLooks.get(part))]));
    const walk = { reached: new Set<Element>(), unmarked: new Set<Element>() };
    window.keyboardWalk = walk;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || walk.reached.has(target)) return;
      walk.reached.add(target);
      if (before.get(target) === lookOf(target, ownLook)) walk.unmarked.add(target);
    });
  });

/** Where an element that had the focus was taken away, Tab goes on from there. */
const beginAtTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const top = document.createElement('button');
    document.body.prepend(top);
    top.focus();
    top.remove();
  });

const tabThrough = async (page: Page): Promise<void> => {
  const countReached = () => page.evaluate(() => window.keyboardWalk?.reached.size ?? 0);
  let known = -1;
  for (let stop = 0, reached = 0; stop < MANY_STOPS && reached > known; stop += STRIDE) {
    known = reached;
    for (let press = 0; press < STRIDE; press += 1) await page.keyboard.press('Tab');
    reached = await countReached();
  }
};

const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { reached, unmarked } = window.keyboardWalk ?? { reached: new Set(), unmarked: new Set() };
    const CONTROLS = [
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      ...['button', 'link', 'checkbox', 'switch', 'tab', 'radio', 'option', 'treeitem', 'menuitem'].map(
        (role) => `[role=${role}]`,
      ),
    ].join();
    // Arrow keys lead from one to the next inside these.
    const GROUPS = '[role=tablist],[role=radiogroup],[role=listbox],[role=tree],[role=menu],[role=grid]';
    const stops = [...reached].filter((element): element is Element => element instanceof Element);

    const isOffered = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[aria-hidden=true],[inert],[aria-disabled=true]') &&
      !element.matches(':disabled');
    const isGrouped = (element: Element) => {
      const group = element.closest(GROUPS);
      if (group) return stops.some((stop) => group.contains(stop));
      return (
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        stops.some((stop) => stop instanceof HTMLInputElement && stop.name === element.name)
      );
    };
    const isReached = (element: Element) =>
      stops.some((stop) => stop.contains(element) || (element !== document.body && element.contains(stop))) ||
      isGrouped(element);
    const isClickable = (element: Element) => {
      if (element.matches(CONTROLS)) return false;
      const pointer = (one: Element | null) => one !== null && getComputedStyle(one).cursor === 'pointer';
      return pointer(element) && !pointer(element.parentElement) && !element.closest('label');
    };

    const told = (fault: string) => (element: Element) => `${fault}: ${element.outerHTML.slice(0, 160)}`;
    const all = [...document.body.querySelectorAll('*')].filter(isOffered);
    return [
      ...all.filter((one) => one.matches(CONTROLS) && !isReached(one)).map(told('not reached')),
      ...all.filter((one) => isClickable(one) && !isReached(one)).map(told('for the mouse alone')),
      ...[...unmarked].filter((one) => one instanceof Element).map(told('focus not seen')),
    ];
  });

/** Walks the page on the screen by Tab from its beginning to its end; one line for each control that a keyboard misses. */
export const keyboardFaults = async (page: Page): Promise<readonly string[]> => {
  await standStill(page);
  await unrollPage(page);
  await beginAtTop(page);
  await listen(page);
  await tabThrough(page);
  return faults(page);
};
