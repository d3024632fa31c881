import type { ProjectDetail } from '#features/projects/contract';
import { besidePeers } from '#features/projects/ui/detail/beside-peers';
import { judged } from '#features/projects/ui/detail/severities';

const band = { n: 42, p25: 90, p50: 100, p75: 110 };
const figure = (value: number) => ({
  ...judged('桩基工程', '元/㎡', value, band)!,
  kind: 'part' as const,
  subject: '桩基工程',
  mark: undefined,
});
const lines = { parts: [{}], contents: [] } as unknown as ProjectDetail;

test('[DATA-001] what was held against no peers is not said to be normal', () => {
  expect(besidePeers([], { parts: [], contents: [] })).toEqual({
    words: '没有分部与含量，未与同类核对',
    names: '',
  });
  expect(besidePeers([undefined], lines)).toEqual({ words: '同类样本不足，未与同类核对', names: '' });
  expect(besidePeers([undefined, figure(100)], lines)).toMatchObject({ words: '指标正常', tone: 'good' });
  expect(besidePeers([figure(200)], lines)).toEqual({
    words: '1 个科目偏差较大',
    tone: 'bad',
    names: '桩基工程',
  });
});
