import { SOURCE_LABELS } from '#src/contract/provenance';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { TableSheet } from '#src/tables/table-file';
import type { RangeTable, SubjectRange, SubjectRow } from '../../contract';
import { DIMENSIONS, halfLifeName, weighedParts, type Dimension, type WeighedPart } from '../../weighed';
import { reviewWords, sizeNote } from '../labels';

type FigureKey = 'min' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'max' | 'recommended' | 'cv';
const FIGURES: readonly (readonly [key: FigureKey, title: string])[] = [
  ['min', '最小'],
  ['p10', 'P10'],
  ['p25', 'P25'],
  ['p50', '中位'],
  ['p75', 'P75'],
  ['p90', 'P90'],
  ['max', '最大'],
  ['recommended', '推荐值'],
  ['cv', '变异系数 CV'],
];

/** What so few samples leave unsaid stays empty, and the note says why. */
export const tableSheet = ({ subjects, halves }: RangeTable): TableSheet =>
  sheetOf<SubjectRow>(
    '科目区间',
    [
      [textColumn('科目', 24), ({ name }) => name],
      [textColumn('单位', 10), ({ unit }) => unit],
      [numberColumn('样本', undefined, 0), ({ n }) => n],
      [numberColumn('离群偏低', undefined, 0), ({ outliers }) => outliers.low],
      [numberColumn('离群偏高', undefined, 0), ({ outliers }) => outliers.high],
      ...FIGURES.map(([key, title]): ColumnOf<SubjectRow> => [numberColumn(title), (row) => row[key]]),
      [textColumn('可靠性', 8), ({ reliability }) => reliability],
      [
        textColumn('说明', 24),
        (row) =>
          [sizeNote(row), row.cases.length > 0 && `个例 ${row.cases.join('、')}`].filter(Boolean).join('；'),
      ],
      ...halves.map((half, at): ColumnOf<SubjectRow> => [
        numberColumn(`加权均值 ${half}`),
        ({ spark }) => spark[at] ?? null,
      ]),
    ],
    subjects,
  );

/** Classes of the histogram, with what lies beyond them. */
const distributionSheet = ({ histogram, row }: SubjectRange): TableSheet =>
  sheetOf<{ from: number | null; to: number | null; count: number }>(
    '分布',
    [
      [numberColumn('自', row.unit), ({ from }) => from],
      [numberColumn('至', row.unit), ({ to }) => to],
      [numberColumn('样本数', undefined, 0), ({ count }) => count],
    ],
    histogram
      ? [
          { from: null, to: histogram.classes[0]?.from ?? null, count: histogram.below },
          ...histogram.classes,
          { from: histogram.classes.at(-1)?.to ?? null, to: null, count: histogram.beyond },
        ]
      : [],
  );

/** One half-year is no course. */
const courseSheet = ({ trend, row }: SubjectRange): TableSheet =>
  sheetOf<SubjectRange['trend'][number]>(
    '半年走势',
    [
      [textColumn('半年', 12), ({ half }) => half],
      [numberColumn('样本', undefined, 0), ({ n }) => n],
      [numberColumn('P25', row.unit), ({ p25 }) => p25],
      [numberColumn('中位', row.unit), ({ p50 }) => p50],
      [numberColumn('P75', row.unit), ({ p75 }) => p75],
    ],
    trend.length > 1 ? trend : [],
  );

interface Part extends WeighedPart {
  readonly dimension: Dimension;
}

/** As the strips on the screen: the slider's weights, and nothing where there are no strips. */
const compositionSheet = (subject: SubjectRange, halfLife: number | null): TableSheet =>
  sheetOf<Part>(
    '样本构成',
    [
      [textColumn('按', 12), ({ dimension }) => DIMENSIONS[dimension]],
      [textColumn('组', 24), ({ stratum }) => stratum.name],
      [numberColumn('样本数', undefined, 0), ({ n }) => n],
      [
        numberColumn(halfLife === null ? '占比' : `占比（${halfLifeName(halfLife)}）`, '%', 1),
        ({ share }) => share,
      ],
    ],
    (Object.keys(DIMENSIONS) as Dimension[]).flatMap((dimension) =>
      (weighedParts(subject, dimension, halfLife) ?? []).map((part) => ({ ...part, dimension })),
    ),
  );

const recordsSheet = ({ records, row }: SubjectRange): TableSheet =>
  sheetOf<SubjectRange['records'][number]>(
    row.cases.length > 0 ? '个例' : '离群样本',
    [
      [textColumn('工程', 34), ({ name }) => name],
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
      [numberColumn(row.name, row.unit), ({ cost }) => cost],
      [textColumn('来源', 10), ({ sample }) => (sample ? SOURCE_LABELS.sample : '')],
      [textColumn('复核', 30), ({ normal }) => reviewWords(normal)],
    ],
    records,
  );

/** All that the panel below the table draws of one subject. */
export const subjectSheets = (subject: SubjectRange, halfLife: number | null): readonly TableSheet[] => [
  distributionSheet(subject),
  courseSheet(subject),
  compositionSheet(subject, halfLife),
  recordsSheet(subject),
];
