import { shownIn } from '#src/listing/list-state';
import type { RootState } from '#src/kernel/state';
import { typeName } from '#src/contract/project-terms';
import { filled } from '#src/tables/columns';
import type { PageExport, Term } from '#src/tables/list-export';
import { SUBJECT_KINDS, rangeList, type RangeTable, type RangeView, type SubjectRange } from '../../contract';
import { selectSubject, selectTable } from '../../selectors';
import { formatNumber } from '#src/ui/format';
import { halfLifeName, newestOf, weighedMean } from '../../weighed';
import { basisWords, meanName, say } from '../labels';
import { subjectSheets, tableSheet } from './range-sheets';

const filtersOf = (
  view: RangeView,
  areaName: string | undefined,
  subject: SubjectRange | undefined,
): readonly Term[] => [
  ...rangeList.words(view, { areaName }).map(({ label, words }): Term => [label, words]),
  ...(view.areaId ? [] : [['地区', '全国'] as const]),
  ...(subject ? [['所选科目', subject.row.name] as const] : []),
];

const countsOf = ({ projects, samples, leftOut }: RangeTable, isContent: boolean): readonly Term[] => [
  ['样本工程', `${projects} 个${samples > 0 ? `，其中样例 ${samples} 个` : ''}`],
  ...(leftOut > 0 && !isContent ? [['未计入', `${leftOut} 个没有指数`] as const] : []),
];

/** As the screen rounds it, so that no zero has a sign. */
const signed = (percent: number): string => {
  const rounded = Number(percent.toFixed(1)) || 0;
  return `${rounded > 0 ? '+' : ''}${formatNumber(rounded, 1)}%`;
};

/** What the slider makes of the subject, in the words of the screen. */
const subjectTerms = (subject: SubjectRange, halfLife: number | null): readonly Term[] => {
  const { name, unit } = subject.row;
  const newest = newestOf(subject);
  const weights =
    halfLife === null || newest === undefined
      ? halfLifeName(halfLife)
      : `按新旧加权：${halfLifeName(halfLife)}，自 ${newest} 起算`;
  const weighed = weighedMean(subject, halfLife);
  return [
    ['分布、走势、构成', `科目“${name}”；样本构成${weights}`],
    ...(weighed
      ? [
          [
            meanName(halfLife),
            [
              `${say(weighed.mean, unit)} ${unit}`,
              ...(weighed.change === null ? [] : [`较不加权 ${signed(weighed.change)}`]),
              `相当于 ${formatNumber(weighed.samples, 0)} 个等权样本`,
            ].join('，'),
          ] as const,
        ]
      : []),
  ];
};

/** The table, and what is drawn of the subject chosen in it; undefined while another table is on its way. */
export const rangeExport = (state: RootState, areaName: string | undefined): PageExport | undefined => {
  const shown = shownIn(selectTable(state));
  if (!shown) return undefined;
  const { view, page: table } = shown;
  const drawn = selectSubject(state);
  const subject = drawn.status === 'shown' ? drawn.subject : undefined;
  const { note } = table.provenance;
  return {
    kind: 'page',
    title: `科目指标区间 ${typeName(view.type)} ${SUBJECT_KINDS[view.kind]}`,
    section: '21',
    filters: filtersOf(view, areaName, subject),
    basis: [
      ['口径', basisWords(table.basis, view.kind)],
      ...countsOf(table, view.kind === 'content'),
      ['样本不足', '不足 10 个不给 P10、P90，不足 5 个只示区间，不足 3 个只示个例'],
      ...(subject ? subjectTerms(subject, drawn.halfLife) : []),
      ...(note ? [['说明', note] as const] : []),
    ],
    sheets: filled([tableSheet(table), ...(subject ? subjectSheets(subject, drawn.halfLife) : [])]),
    sources: [table.provenance],
  };
};
