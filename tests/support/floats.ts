import type { Page } from 'playwright-core';

/**
 * Figures of the page that lie under something fixed or sticky, screen by screen at its beginning and its end. What covers a line of
 * the window from edge to edge, as a bar does, shortens the window, and the page scrolls clear of it; a head that is as
 * wide as its table or column is one of those.
 */
export const coveredFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const main = document.querySelector('main');
    if (!main) throw new Error('the page has no main part');
    const roomIn = (parent: HTMLElement | null) => {
      if (!parent) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(parent);
      return parent.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const isHead = (float: HTMLElement) =>
      float.closest('table') !== null ||
      float.getBoundingClientRect().width >= roomIn(float.parentElement) - 1;
    /** What lets every click through, as the watermark does, is at no point of the window, and asking is dear. */
    const isSolid = (float: HTMLElement) =>
      [float, ...float.querySelectorAll('*')].some((part) => getComputedStyle(part).pointerEvents !== 'none');
    const floatsNow = () =>
      [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const { position } = getComputedStyle(element);
        return (position === 'fixed' || (position === 'sticky' && !isHead(element))) && isSolid(element);
      });
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    /** Rounded corners let a little of the page through. */
    const CORNER = 24;
    const isUnderFixed = (x: number, y: number) => {
      for (let at = document.elementFromPoint(x, y); at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return true;
      return false;
    };
    /** What is fixed hides the page at this height from edge to edge. */
    const isCut = (y: number) => {
      const { left, right } = main.getBoundingClientRect();
      const [first, last] = [left + CORNER, right - CORNER];
      return [0, 0.25, 0.5, 0.75, 1].every((part) => isUnderFixed(first + (last - first) * part, y));
    };
    /** What is left of the box where the parts it lies in scroll. */
    const shownOf = (owner: Element, box: DOMRect): DOMRect => {
      let { left, right, top, bottom } = box;
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const covers = (float: HTMLElement, owner: Element, box: DOMRect) => {
      const y = (box.top + box.bottom) / 2;
      return (
        box.width > 2 &&
        box.height > 2 &&
        [box.left + 1, (box.left + box.right) / 2, box.right - 1].some((x) =>
          float.contains(document.elementFromPoint(x, y)),
        ) &&
        owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !isCut(y)
      );
    };
    const found = new Set<string>();
    const look = () => {
      const floats = floatsNow().map((float) => ({ float, area: float.getBoundingClientRect() }));
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const owner = word.parentElement;
        if (!owner || !/\d/.test(word.textContent ?? '') || !owner.closest('main, footer')) continue;
        const near = owner.getBoundingClientRect();
        for (const { float, area } of floats) {
          if (!meets(near, area) || float.contains(owner)) continue;
          const range = document.createRange();
          range.selectNodeContents(word);
          if ([...range.getClientRects()].some((box) => covers(float, owner, shownOf(owner, box))))
            found.add(`${word.textContent?.trim()} under ${float.className || float.tagName}`);
        }
      }
    };
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const step = Math.round(innerHeight / 2);
    const end = document.documentElement.scrollHeight - innerHeight;
    const stops = Array.from({ length: Math.ceil(Math.max(end, 0) / step) + 1 }, (_, at) => at * step);
    // The rows in the middle of a long list are like those at its beginning.
    for (const top of new Set([...stops.slice(0, 5), ...stops.slice(-4)])) {
      scrollTo(0, top);
      await frame();
      look();
    }
    scrollTo(0, 0);
    return [...found];
  });

/** Texts of the page with a figure that reach beyond what cuts them off without a sign, neither scrolled nor with an ellipsis. */
export const cutFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cutting = (owner: Element): Element | undefined => {
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return undefined;
        if (overflowX !== 'visible') return at;
      }
      return undefined;
    };
    return [...document.querySelectorAll('main .figure, main .figures dt')].flatMap((figure) => {
      const box = figure.getBoundingClientRect();
      const edge = cutting(figure)?.getBoundingClientRect();
      const isSeen = figure.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return edge && isSeen && box.width > 2 && box.right > edge.right + 1 ? [figure.textContent] : [];
    });
  });
