import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ImportKind, ImportPreview } from '#features/record-imports/contract';
import { initialState, type RecordImportsState } from '#features/record-imports/state';
import { PreviewPanel } from '#features/record-imports/ui/preview-panel.tsx';

const kind: ImportKind = {
  kind: 'projects',
  name: '工程',
  unit: '个',
  hint: '',
  fields: [
    {
      label: '总造价',
      isAsked: false,
      isAssumable: false,
      options: [],
    },
    {
      label: '税口径',
      isAsked: true,
      isAssumable: true,
      options: [
        {
          value: '除税',
          label: '除税',
        },
      ],
    },
    {
      label: '金额单位',
      isAsked: false,
      isAssumable: true,
      options: [{ value: '万元', label: '万元' }],
    },
  ],
};
const preview: ImportPreview = {
  importId: 'i1',
  kind: 'projects',
  fileName: '台账.csv',
  format: 'CSV',
  headerLine: 1,
  columns: [
    {
      header: '报价',
      label: null,
      note: '',
      exampleCells: ['1'],
      likely: [],
    },
  ],
  wanted: [],
  missing: [],
  choices: {
    map: [],
    assume: [],
  },
  notes: [],
  totals: 0,
  titles: 0,
  accepted: 2,
  shown: {
    heads: [],
    recordCells: [],
  },
  refusedCount: 0,
  refused: [],
  isRemembered: false,
  earlier: null,
};

const draw = (more: Partial<RecordImportsState>, own: Partial<ImportPreview> = {}) => {
  const shown = { ...preview, ...own };
  const recordImports: RecordImportsState = {
    ...initialState,
    preview: shown,
    choices: shown.choices,
    ...more,
  };
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ recordImports }) })}>
      <PreviewPanel preview={shown} kind={kind} />
    </Provider>,
  );
};
const locked = (html: string): readonly string[] =>
  [...html.matchAll(/<(button|select)[^>]* disabled=""[^>]*>([^<]*)/g)].map(
    ([, tag, words]) => words || String(tag),
  );

test('nothing of a file can be changed or given up while its rows are stored', () => {
  expect(locked(draw({ status: 'shown' }))).toEqual([]);
  expect(locked(draw({ status: 'storing' }))).toEqual(['select', 'select', '正在导入', '放弃这个文件']);
});

test('what was said last is shown before it is read, and is not stored unread', () => {
  const choices = { map: [['报价', '总造价'] as const], assume: [['税口径', '除税'] as const] };
  const said = { choices: choices as unknown as RecordImportsState['choices'] };
  const html = draw({ status: 'reading', ...said });
  expect(html).toMatch(/<option selected="">总造价/);
  expect(html).toMatch(/<option value="除税" selected="">除税/);
  const unread = draw({ status: 'shown', ...said });
  expect(locked(unread)).toEqual(['导入 2 个工程']);
  expect(unread).toContain('没有按改过的对应读成');
});

test('a unit of money that the file leaves open is asked for, and one it names is not', () => {
  expect(draw({ status: 'shown' }, { wanted: ['金额单位'] })).toMatch(
    /金额单位<select[^]*?<option value="万元">万元/,
  );
  expect(draw({ status: 'shown' })).not.toMatch(/金额单位<select/);
});
