import { renderToStaticMarkup } from 'react-dom/server';
import type { ProjectDetail } from '#features/projects/contract';
import { CostTable } from '#features/projects/ui/detail/cost-table.tsx';
import { readBasis } from '#src/costing/basis';
import { createRebaser } from '#src/costing/rebaser';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { aTable } from '#tests/features/basis/a-table';
import { aProjectRow } from '#tests/support/builders';

const row = aProjectRow({
  ...({ priceDate: '2023-06', areaId: '18', area: 1_000, taxBasis: '含税', taxRate: 0.09 } as const),
  unitCost: 2_180,
});
const detail = {
  row,
  totals: { pretax: 2_000_000, tax: 180_000, total: 2_180_000, taxRate: 0.09 },
} as unknown as ProjectDetail;

const rowsIn = (basis: string): readonly string[] =>
  renderToStaticMarkup(
    <FiguresRead
      value={{ rebase: createRebaser(aTable(), readBasis(basis)), sources: {}, onCopy: () => undefined }}
    >
      <CostTable name="费用" lines={[]} detail={detail} />
    </FiguresRead>,
  )
    .split('<tr')
    .map((each) => each.replaceAll(/^[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' '));

test('[DATA-008] the sums of a rebased project have each its own original beside it', () => {
  const rows = rowsIn('2025-09_20');
  const originalsOf = (name: string) =>
    [...(rows.find((each) => each.includes(name)) ?? '').matchAll(/原 ([\d,.]+)/g)].map(([, value]) => value);
  expect(originalsOf('除税造价')).toEqual(['200.00', '2,000.00']);
  expect(originalsOf('税金')).toEqual(['18.00', '180.00']);
  expect(originalsOf('含税造价')).toEqual(['218.00', '2,180.00']);
  expect(rowsIn('').join('')).not.toContain('原 ');
});
