import { renderToStaticMarkup } from 'react-dom/server';
import { defaultWord } from '#features/search/epics/submit';
import { meaningOf } from '#features/search/ui/box/meaning-of';
import { Options } from '#features/search/ui/box/options.tsx';
import { sectionsOf, type Offer, type Option } from '#features/search/ui/box/sections-of';
import { step, TEXT } from '#features/search/ui/box/step';
import { piecesOf } from '#features/search/ui/pieces-of';
import { aWord } from '../some-search';
import { fc } from '#tests/support/property';

const offer: Offer = {
  typed: '钢',
  category: 'all',
  words: [aWord(), aWord({ group: 'policy', id: '7', word: '钢材信息价' })],
  recent: ['梁', '板'],
  hot: ['住宅'],
};
const textsOf = (more: Partial<Offer>) =>
  sectionsOf({ ...offer, ...more }).map(({ label, options }) => [label, ...options.map(({ text }) => text)]);

describe('what the box offers', () => {
  test('[SEARCH-001] words under the names of their groups', () => {
    expect(textsOf({})).toEqual([
      ['清单综合单价', '钢筋'],
      ['政策文件', '钢材信息价'],
    ]);
  });

  test('[HEADER-003] [SEARCH-016] a category offers its own groups', () => {
    expect(textsOf({ category: 'policyDoc' })).toEqual([['政策文件', '钢材信息价']]);
    expect(textsOf({ category: 'laborIndex' })).toEqual([]);
  });

  test('while it is empty: what was searched before, here and by others', () => {
    expect(textsOf({ typed: '' })).toEqual([
      ['最近搜索', '梁', '板'],
      ['热门搜索', '住宅'],
    ]);
    expect(textsOf({ typed: '', recent: [], hot: [] })).toEqual([]);
  });

  test('its default word is the one its prompt names', () => {
    expect(defaultWord({ prompt: '试试：住宅', hot: ['钢', '住宅'] })).toBe('住宅');
    expect(defaultWord({ prompt: '搜索工程', hot: [] })).toBe('');
    expect(defaultWord(undefined)).toBe('');
  });
});

describe('keys', () => {
  test('arrows lead round through the text', () => {
    expect(['ArrowDown', 'ArrowUp'].map((key) => step(3, TEXT, key))).toEqual([0, 2]);
    expect([step(3, 2, 'ArrowDown'), step(3, 0, 'ArrowUp')]).toEqual([TEXT, TEXT]);
    expect([step(9, 1, 'PageDown'), step(9, 7, 'PageDown'), step(9, 2, 'PageUp')]).toEqual([6, 8, 0]);
    expect([step(0, TEXT, 'ArrowDown'), step(3, 0, 'Home')]).toEqual([undefined, undefined]);
  });

  test('they never lead beyond the options', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.array(keys), (count, pressed) => {
        const at = pressed.reduce((before, key) => step(count, before, key) ?? before, TEXT);
        expect(at).toBeGreaterThanOrEqual(TEXT);
        expect(at).toBeLessThan(count);
      }),
    );
  });

  const options = sectionsOf({ ...offer, typed: '' }).flatMap((section) => section.options);
  const pressed = (key: string, more: { altKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  });
  const closed = { isOpen: false, active: TEXT, options, text: '钢' };
  const open = { ...closed, isOpen: true };
  const onFirst = { ...open, active: 0 };

  test.each([
    ['ArrowDown', closed, { kind: 'point', at: 0 }],
    ['ArrowUp', closed, { kind: 'point', at: 2 }],
    ['PageDown', closed, undefined],
    ['ArrowDown', onFirst, { kind: 'point', at: 1 }],
    ['Enter', onFirst, { kind: 'pick', option: options[0] }],
    ['Enter', open, undefined],
    ['Enter', closed, undefined],
    ['Escape', open, { kind: 'show', isOpen: false }],
    ['Escape', closed, { kind: 'empty' }],
    ['Escape', { ...closed, text: '' }, undefined],
    ['Delete', onFirst, { kind: 'forget', keyword: '梁' }],
    ['Delete', { ...open, active: 2 }, undefined],
    ['Delete', open, undefined],
    ['Tab', onFirst, undefined],
    ['钢', onFirst, undefined],
  ])('%s %#', (key, standing, meaning) => {
    expect(meaningOf(pressed(key), standing)).toEqual(meaning);
  });

  test('Alt opens and closes without pointing; with other modifiers a key is the browser’s', () => {
    expect(meaningOf(pressed('ArrowDown', { altKey: true }), closed)).toEqual({ kind: 'show', isOpen: true });
    expect(meaningOf(pressed('ArrowUp', { altKey: true }), open)).toEqual({ kind: 'show', isOpen: false });
    expect(meaningOf(pressed('ArrowDown', { ctrlKey: true }), open)).toBeUndefined();
    expect(meaningOf(pressed('Enter', { metaKey: true }), onFirst)).toBeUndefined();
  });
});

describe('the list', () => {
  const drawn = (active: number, more: Partial<Offer> = {}) =>
    renderToStaticMarkup(
      <Options
        id="l"
        sections={sectionsOf({ ...offer, ...more })}
        active={active}
        onPick={(_: Option) => undefined}
        onForget={() => undefined}
      />,
    );

  test('is a listbox of named groups; one option at most is active, and options are counted through', () => {
    const html = drawn(1);
    expect(html).toContain('role="listbox" id="l"');
    expect(html.match(/role="group" aria-label="[^"]*"/g)).toHaveLength(2);
    expect(html.match(/id="l-\d+" class="search-box-option" aria-selected="\w+"/g)).toEqual([
      'id="l-0" class="search-box-option" aria-selected="false"',
      'id="l-1" class="search-box-option" aria-selected="true"',
    ]);
  });

  test('what was typed is in sight, and only recent searches can be deleted', () => {
    expect(drawn(TEXT)).toContain('<mark>钢</mark><span>筋</span>');
    expect(drawn(TEXT)).not.toContain('×');
    expect(drawn(TEXT, { typed: '' }).match(/×/g)).toHaveLength(2);
  });
});

describe('marks', () => {
  test('cut the text where they stand', () => {
    expect(
      piecesOf('产业园办公楼', [
        [3, 5],
        [0, 1],
      ]).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)),
    ).toEqual(['[产]', '业园', '[办公]', '楼']);
    expect(piecesOf('', [[0, 1]])).toEqual([]);
  });

  test('whatever they are, no sign is lost, none is doubled, and the marked ones are marked', () => {
    const ranges = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), ranges, (text, marks) => {
        const pieces = piecesOf(text, marks);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const isMarked = pieces.flatMap((piece) => Array.from(piece.text.split(''), () => piece.isMarked));
        text.split('').forEach((_, at) => {
          expect(isMarked[at]).toBe(marks.some(([start, end]) => start <= at && at < end));
        });
      }),
    );
  });
});
