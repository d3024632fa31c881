import type { Page } from 'playwright-core';

/**
 * Figures of the page that lie under something fixed or sticky, screen by screen down to the end. What covers a line of
 * the window from edge to edge, as a bar does, shortens the window, and the page scrolls clear of it; a head that is as
 * wide as its table or column is one of those.
 */
export const coveredFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const isPinned = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const pinnedAbove = (start: Element | null): HTMLElement | undefined => {
      for (let at = start; at; at = at.parentElement)
        if (at instanceof HTMLElement && isPinned(at)) return at;
      return undefined;
    };
    const roomIn = (parent: HTMLElement | null) => {
      if (!parent) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(parent);
      return parent.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const isHead = (float: HTMLElement) =>
      getComputedStyle(float).position === 'sticky' &&
      (float.closest('table') !== null ||
        float.getBoundingClientRect().width >= roomIn(float.parentElement) - 1);
    const main = document.querySelector('main');
    if (!main) throw new Error('the page has no main part');
    /** Nothing of the page is to be seen at this height. */
    const isCut = (y: number) => {
      const { left, right } = main.getBoundingClientRect();
      // Past the margin and the round corner of a bar that is as wide as the page's column.
      const inner = { left: left + 32, right: right - 32 };
      return [0, 0.25, 0.5, 0.75, 1].every((part) => {
        const hit = document.elementFromPoint(inner.left + (inner.right - inner.left) * part, y);
        const float = pinnedAbove(hit);
        return float !== undefined && (getComputedStyle(float).position === 'fixed' || !main.contains(float));
      });
    };
    const coveredBy = (owner: Element, box: DOMRect): HTMLElement | undefined => {
      const points = [box.left + 1, (box.left + box.right) / 2, box.right - 1];
      const y = (box.top + box.bottom) / 2;
      for (const x of points) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        const float = pinnedAbove(hit);
        if (!float || float.contains(owner) || isHead(float) || isCut(y)) continue;
        return float;
      }
      return undefined;
    };
    /** What is left of the box where the parts it lies in scroll. */
    const shownOf = (owner: Element, box: DOMRect): DOMRect | undefined => {
      let { left, right, top, bottom } = box;
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return right - left > 2 && bottom - top > 2
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined;
    };
    const found = new Set<string>();
    const look = () => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const owner = word.parentElement;
        if (!owner || !/\d/.test(word.textContent ?? '') || !owner.closest('main, footer')) continue;
        if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        for (const box of range.getClientRects()) {
          if (box.bottom < 0 || box.top > innerHeight) continue;
          const shown = shownOf(owner, box);
          const float = shown && coveredBy(owner, shown);
          if (float) found.add(`${word.textContent?.trim()} under ${float.className || float.tagName}`);
        }
      }
    };
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let top = 0; ; top += Math.round(innerHeight / 2)) {
      scrollTo(0, top);
      await frame();
      look();
      if (top + innerHeight >= document.documentElement.scrollHeight) break;
    }
    scrollTo(0, 0);
    return [...found];
  });
