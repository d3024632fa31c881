import { renderToStaticMarkup } from 'react-dom/server';
import { Watermark } from '#features/watermark/ui/watermark.tsx';

const drawn = (name: string) => renderToStaticMarkup(<Watermark name={name} />);
const sizeOf = (markup: string) => {
  const [, width, height] = /<pattern[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(markup) ?? [];
  return { width: Number(width), height: Number(height) };
};

test('[SHELL-038] repeats the account name and is nothing to a screen reader', () => {
  const markup = drawn('vip');
  expect(markup).toMatch(/^<svg class="watermark" aria-hidden="true">/);
  expect(markup).toContain('>vip</text>');
  expect(/<pattern id="([^"]+)"/.exec(markup)?.[1]).toBe(/url\(#([^)]+)\)/.exec(markup)?.[1]);
});

test('[SHELL-038] a name is shown as text whatever it is made of', () => {
  expect(drawn('<img src=x onerror=alert(1)>')).toContain('&lt;img src=x onerror=alert(1)&gt;</text>');
});

test('[SHELL-038] the longest name has room for all its signs', () => {
  const [short, long] = [sizeOf(drawn('王')), sizeOf(drawn('造'.repeat(32)))];
  expect(long.width).toBeGreaterThan(32 * 15);
  // Tilted by 22 degrees, its end rises by three eighths of its length.
  expect(long.height - short.height).toBeGreaterThanOrEqual(
    Math.floor(31 * 15 * Math.sin((22 * Math.PI) / 180)),
  );
});
