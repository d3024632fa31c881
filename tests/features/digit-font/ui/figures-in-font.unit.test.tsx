import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { DigitFontState } from '#features/digit-font/state';
import { FiguresInFont } from '#features/digit-font/ui/index';
import { Figure } from '#src/ui/figure.tsx';

const font = { family: 'figures-f1', map: { '7': '\ue007' } };
const drawnIn = (digitFont: DigitFontState) =>
  renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ digitFont }) })}>
      <FiguresInFont>
        <Figure value={77} digits={0} unit="元" />
        <Figure value={null} />
      </FiguresInFont>
    </Provider>,
  );

test('[SEARCH-008] figures are drawn in the font as soon as the browser has it, their units never', () => {
  const html = drawnIn({ status: 'shown', font });
  expect(html).toContain('data-drawn="\ue007\ue007"');
  expect(html).toContain('<span class="figure-unit">元</span>');
});

test('[SEARCH-009] what is missing is two dashes in any font', () => {
  expect(drawnIn({ status: 'shown', font })).toContain('<span aria-hidden="true">--</span>');
});

test.each(['none', 'asked', 'lost'] as const)(
  'while the font is %s the digits are plain, never nonsense',
  (status) => {
    const html = drawnIn({ status });
    expect(html).toContain('<span class="figure figure-inline">77<span class="figure-unit">');
    expect(html).not.toMatch(/[\ue000-\uf8ff]/);
  },
);
