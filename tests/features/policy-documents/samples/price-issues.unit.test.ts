import { samplePriceIssues } from '#features/policy-documents/samples/price-issues';
import { courseIn } from '#infra/server/sample/courses';

const BEIJING = { areaId: 2, name: '北京', level: 1, cities: [] };

test('[DATA-009] the cable of the series costs in a price sheet what the series says', () => {
  const issues = samplePriceIssues([BEIJING], { from: '2024-03', until: '2025-08' });
  expect(issues.length).toBe(18);
  for (const { issue } of issues) {
    const month = issue?.periodEnd.slice(0, 7) ?? '';
    const cable = issue?.prices.find(({ indexId }) => indexId === 'cable-1');
    // A city differs by two percent, an issue by less.
    expect((cable?.pretax ?? 0) / courseIn('cable', month)).toBeGreaterThan(0.97);
    expect((cable?.pretax ?? 0) / courseIn('cable', month)).toBeLessThan(1.03);
  }
});
