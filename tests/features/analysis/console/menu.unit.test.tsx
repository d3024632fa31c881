/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Menu } from '#features/analysis/console/menu.tsx';

test.each(['overview', 'live'] as const)(
  'every link of the menu keeps the days and the role (%s)',
  (screen) => {
    const params = { from: '2026-11-01', to: '2026-11-03', role: 'p' };
    const html = renderToStaticMarkup(<Menu place={{ screen, params }} />);
    const links = [...html.matchAll(/href="#\/([^"]*)"/g)].map(([, href = '']) => href.split('?')[1]);
    expect(new Set(links)).toEqual(new Set(['from=2026-11-01&amp;to=2026-11-03&amp;role=p']));
  },
);
