import { renderToStaticMarkup } from 'react-dom/server';
import { DrawnFigure } from '#features/digit-font/ui/figures-in-font.tsx';

test('[SEARCH-008] the signs are drawn, and the figure itself stays in the page for everybody else', () => {
  const font = { family: 'figures-f1', map: { '1': '\ue001', '.': '\ue002' } };
  expect(renderToStaticMarkup(<DrawnFigure font={font} text="1.1" />)).toBe(
    '<span class="drawn-figure" data-drawn="\ue001\ue002\ue001" style="font-family:figures-f1, var(--sans)">' +
      '<span class="drawn-figure-text">1.1</span></span>',
  );
});
