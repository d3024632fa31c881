import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, pictureAddress, PictureSetting } from '#src/ui/picture.tsx';
import { fc } from '#tests/support/property';

describe('pictureAddress', () => {
  test.each([
    ['/a.png', {}, '/a.png?quality=75'],
    ['/a.png', { webp: true }, '/a.png?quality=75&format=webp'],
    ['/a.png?v=2', { quality: 40 }, '/a.png?v=2&quality=40'],
    ['https://img.test/a.jpg#top', { webp: true }, 'https://img.test/a.jpg?quality=75&format=webp#top'],
  ])('[CONST-014] %s with %p is %s', (address, request, expected) => {
    expect(pictureAddress(address, request)).toBe(expected);
  });

  test('[OPS-007] a host of pictures has its own words for it', () => {
    const format = {
      asIs: 'x-oss-process=image/quality,q_{quality}',
      asWebp: 'x-oss-process=image/quality,q_{quality}/format,webp',
    };
    expect(pictureAddress('/a.png', { format, webp: true })).toBe(
      '/a.png?x-oss-process=image/quality,q_75/format,webp',
    );
  });

  test.each(['data:image/png;base64,AA', 'blob:https://a/b', '/seal.svg', '/seal.SVG?v=1', ''])(
    '%s stays as it is',
    (address) => expect(pictureAddress(address, { webp: true })).toBe(address),
  );

  test('path, query and fragment that were there stay there', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(word, word, word, fc.integer({ min: 1, max: 100 }), (path, query, fragment, quality) => {
        const url = new URL(
          pictureAddress(`/${path}.png?q=${query}#${fragment}`, { quality }),
          'https://portal.test',
        );
        expect([url.pathname, url.searchParams.get('q'), url.hash]).toEqual([
          `/${path}.png`,
          query,
          `#${fragment}`,
        ]);
        expect(url.searchParams.get('quality')).toBe(String(quality));
      }),
    );
  });
});

describe('Picture', () => {
  const draw = (more = {}) =>
    renderToStaticMarkup(<Picture src="/a.png" alt="造价构成" width={320} height={180} {...more} />);

  test('[CONST-014] the browser takes webp where it can draw it, in quality 75', () => {
    expect(draw()).toContain('<source type="image/webp" srcSet="/a.png?quality=75&amp;format=webp"/>');
    expect(draw()).toContain('src="/a.png?quality=75"');
  });

  test('it keeps its place, comes when it is scrolled to, and says what it shows', () => {
    ['width="320"', 'height="180"', 'loading="lazy"', 'alt="造价构成"'].forEach((part) =>
      expect(draw()).toContain(part),
    );
    expect(draw({ eager: true })).toContain('loading="eager"');
  });

  test('a drawing is not asked for in another format', () => {
    expect(draw({ src: '/a.svg' })).not.toContain('<source');
    expect(draw({ src: '/a.svg' })).toContain('src="/a.svg"');
  });

  test('[SHELL-041] only a picture marked as open keeps its menu', () => {
    expect(draw()).not.toContain('data-open-picture');
    expect(draw({ open: true })).toContain('data-open-picture=""');
  });

  test('[OPS-007] the page decides how its pictures are asked for', () => {
    const html = renderToStaticMarkup(
      <PictureSetting value={{ asIs: 'q={quality}', asWebp: 'q={quality},webp' }}>
        <Picture src="/a.png" alt="" width={1} height={1} quality={60} />
      </PictureSetting>,
    );
    expect(html).toContain('srcSet="/a.png?q=60,webp"');
    expect(html).toContain('src="/a.png?q=60"');
  });
});
