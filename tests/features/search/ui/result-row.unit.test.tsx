import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { SearchRow } from '#features/search/contract';
import { ResultRow } from '#features/search/ui/page/result-row.tsx';
import { Options } from '#features/search/ui/box/options.tsx';
import type { Option } from '#features/search/ui/box/sections-of';
import { aRow, aWord } from '../some-search';

const store = { getState: () => ({}), subscribe: () => () => undefined } as unknown as Store;
const drawn = (more: Partial<SearchRow>) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <ResultRow
        row={aRow(more)}
        view={{ text: 'GB50500', category: 'all' }}
        rank={1}
        place="全国"
        marksOf={() => null}
      />
    </Provider>,
  );
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '');

const document = { group: 'policy', title: 'GB 50500-2013', publishedOn: '2012-12-25' } as const;
const policy = { state: '废止', priceFrom: null, priceTo: null } as const;

test('a document says how it stands and when it was published', () => {
  const html = drawn({ ...document, policy });
  expect(html).toContain('<span class="tag bad">废止</span>');
  expect(wordsOf(html)).toContain('发布 2012-12-25');
  expect(wordsOf(html)).not.toContain('价格期');
});

test('only a document of prices has their months', () => {
  const html = drawn({ ...document, policy: { ...policy, priceFrom: '2026-08', priceTo: '2026-09' } });
  expect(wordsOf(html)).toContain('价格期 2026-08 至 2026-09');
  expect(wordsOf(drawn({ group: 'lesson' }))).not.toContain('价格期');
  expect(wordsOf(drawn({ group: 'bid_node' }))).toContain('价格期 2025-09');
});

const offered = (more: Parameters<typeof aWord>[0]) => {
  const word = aWord(more);
  const option: Option = { key: '1', text: word.word, marks: [], means: { kind: 'word', word } };
  return wordsOf(
    renderToStaticMarkup(
      <Options
        id="o"
        sections={[{ label: '', options: [option] }]}
        active={0}
        onPick={() => undefined}
        onForget={() => undefined}
      />,
    ),
  );
};

test('a suggestion says where and when its price is of, and that its document is void', () => {
  const price = {
    value: 689.15,
    unit: '元/m³',
    areaName: '广东 广州',
    priceDate: '2025-03',
    taxBasis: '含税',
  } as const;
  expect(offered({ price })).toContain('689.15 元/m³ 含税 广东 广州 2025-03');
  expect(offered({ group: 'policy', policy })).toContain('废止');
  expect(offered({ group: 'policy', policy: { ...policy, state: '现行' } })).not.toContain('现行');
});
