import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { digitsOf } from '#src/costing/digits';
import type { ProjectDetail } from '../../contract';
import type { Verdict } from '../../contract-verdicts';

const WORDS = { normal: '标记正常', open: '撤销标记' } as const;
const standing = ({ verdict, isStanding }: Verdict): string => {
  if (verdict === 'open') return '';
  return isStanding ? '（现行）' : '（已失效）';
};

type Contents = ProjectDetail['contents'];
const digitsIn = (contents: Contents, { kind, name }: Verdict): number =>
  kind === 'part' ? 2 : digitsOf(contents.find((each) => each.name === name)?.unit ?? '');

const columnsOf = (contents: Contents): readonly Column<Verdict>[] => [
  { key: 'name', title: '科目', cell: ({ name, kind }) => (kind === 'content' ? `${name}含量` : name) },
  {
    key: 'verdict',
    title: '结论',
    cell: (row) => (
      <>
        {WORDS[row.verdict]}
        {standing(row)}
      </>
    ),
  },
  { key: 'reason', title: '理由', cell: ({ reason }) => reason },
  {
    key: 'median',
    title: '当时的同类中位',
    numeric: true,
    from: 'tablet',
    cell: (row) => <Figure value={row.median} digits={digitsIn(contents, row)} emptyText="当时样本不足" />,
  },
  { key: 'actor', title: '审核人', cell: ({ actor }) => actor },
  { key: 'at', title: '时间', cell: ({ at }) => at },
];

/** Nothing is ever taken out of it: a mark that was taken back, or whose figure has changed, stays to be read. */
export const VerdictTrail = ({ detail: { verdicts, contents } }: { readonly detail: ProjectDetail }) =>
  verdicts.length === 0 ? null : (
    <details>
      <summary>复核记录 {verdicts.length} 条</summary>
      <DataTable
        caption="复核记录"
        columns={columnsOf(contents)}
        rows={verdicts}
        rowKey={({ at, kind, name }, index) => `${index} ${at} ${kind} ${name}`}
      />
    </details>
  );
