import { buildId, namePage } from '#infra/tooling/build/webpack/build-id';

const PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

describe('the id of a build', () => {
  it('[OPS-001] is the same for the same files in any order, and another when a file or a page changed', () => {
    const id = buildId(['assets/a.1.js', 'assets/b.2.js'], [PAGE]);
    expect(id).toMatch(/^[0-9a-f]{10}$/);
    expect(buildId(['assets/b.2.js', 'assets/a.1.js'], [PAGE])).toBe(id);
    expect(buildId(['assets/a.9.js', 'assets/b.2.js'], [PAGE])).not.toBe(id);
    expect(buildId(['assets/a.1.js', 'assets/b.2.js'], [`${PAGE} `])).not.toBe(id);
  });

  it('stands in the head of the page, and a page without a charset is refused', () => {
    expect(namePage(PAGE, '0123456789')).toContain(
      '<meta charset="utf-8"><meta name="build" content="0123456789">',
    );
    expect(() => namePage('<html></html>', '0123456789')).toThrow('charset');
  });
});
