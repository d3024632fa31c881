import { renderToStaticMarkup } from 'react-dom/server';
import type { ProjectDetail } from '#features/projects/contract';
import { DeviationsTable } from '#features/projects/ui/detail/deviations-table.tsx';
import { SeverityMark } from '#features/projects/ui/detail/severity-mark.tsx';
import { BEYOND, severity } from '#src/costing/outliers';

afterEach(() => jest.restoreAllMocks());

const marked = (value: number) =>
  renderToStaticMarkup(<SeverityMark of={{ severity: severity(value, 100), beyondFences: false }} />);

test('what a lamp stands for is told in the bounds that light it', () => {
  expect([marked(131), marked(151)]).toEqual([
    expect.stringContaining('>偏差超过 30%<'),
    expect.stringContaining('>偏差超过 50%<'),
  ]);
  jest.replaceProperty(BEYOND, 'amber', 0.29);
  jest.replaceProperty(BEYOND, 'red', 0.6);
  expect([marked(130), marked(151), marked(161)]).toEqual([
    expect.stringContaining('>偏差超过 29%<'),
    expect.stringContaining('>偏差超过 29%<'),
    expect.stringContaining('>偏差超过 60%<'),
  ]);
});

test('that nothing stands out is told in the same bound', () => {
  const peers = { n: 42, p25: 90, p50: 100, p75: 110 };
  const contents = [{ name: '钢筋', unit: 'kg/㎡', above: 100, below: null, peers }];
  const detail = { parts: [], contents, verdicts: [] } as unknown as ProjectDetail;
  const drawn = () => renderToStaticMarkup(<DeviationsTable detail={detail} />);
  expect(drawn()).toContain('±30% 之内');
  jest.replaceProperty(BEYOND, 'amber', 0.2);
  expect(drawn()).toContain('±20% 之内');
});
