import { numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import type { TableSheet } from '#src/tables/table-file';
import { POINT_STATUSES, type IndexPoint, type IndexResult } from '../../contract';
import { periodsOf, type Course } from '../../course';
import { digitsOf } from '../labels';

const pointAt = (course: Course | undefined, period: string): IndexPoint | undefined =>
  course?.points.find((point) => point.period === period);

/** As drawn: a column for each region, within the range, with the chosen month as 100; the newest first. */
export const courseSheet = (courses: readonly Course[], unit: string, digits: number): TableSheet =>
  sheetOf<string>(
    '各期数值',
    [
      [textColumn('期', 10), (period) => period],
      ...courses.map(
        (course) =>
          [
            numberColumn(course.areaName, unit, digits),
            (period: string) => pointAt(course, period)?.value ?? null,
          ] as const,
      ),
      [numberColumn('环比', '%'), (period) => pointAt(courses[0], period)?.monthOverMonth ?? null],
      [numberColumn('同比', '%'), (period) => pointAt(courses[0], period)?.yearOverYear ?? null],
      [
        textColumn('状态', 8),
        (period) => {
          const point = pointAt(courses[0], period);
          return point ? POINT_STATUSES[point.status] : '';
        },
      ],
      [numberColumn('修订次数', undefined, 0), (period) => pointAt(courses[0], period)?.revision ?? null],
    ],
    periodsOf(courses).toReversed(),
  );

type Published = IndexPoint & { readonly areaName: string };

/** As published, whatever the drawing does with them. */
export const publishedSheet = ({ regions, series }: IndexResult): TableSheet =>
  sheetOf<Published>(
    '发布值',
    [
      [textColumn('地区', 10), ({ areaName }) => areaName],
      [textColumn('期', 10), ({ period }) => period],
      [numberColumn('数值', series.unit, digitsOf(series.unit)), ({ value }) => value],
      [numberColumn('环比', '%'), ({ monthOverMonth }) => monthOverMonth],
      [numberColumn('同比', '%'), ({ yearOverYear }) => yearOverYear],
      [textColumn('状态', 8), ({ status }) => POINT_STATUSES[status]],
      [numberColumn('修订次数', undefined, 0), ({ revision }) => revision],
    ],
    regions.flatMap(({ areaName, points }) => points.map((point) => ({ ...point, areaName }))),
  );

export const weightsSheet = ({ series: { weights } }: IndexResult): TableSheet =>
  sheetOf<[string, number]>(
    '权重',
    [
      [textColumn('构成', 14), ([name]) => name],
      [numberColumn('权重', '%'), ([, weight]) => weight],
    ],
    Object.entries(weights ?? {}),
  );

export const contributionSheet = ({ contribution }: IndexResult): TableSheet =>
  sheetOf<{ name: string; weight: number; points: number; seriesName: string }>(
    '贡献分解',
    [
      [textColumn('构成', 14), ({ name }) => name],
      [numberColumn('权重', '%'), ({ weight }) => weight],
      [numberColumn('贡献', '点'), ({ points }) => points],
      [textColumn('代表序列', 24), ({ seriesName }) => seriesName],
    ],
    contribution
      ? [
          ...contribution.parts,
          { name: '其他', weight: contribution.restWeight, points: contribution.rest, seriesName: '' },
        ]
      : [],
  );

export const publicationsSheet = ({ publications, series }: IndexResult): TableSheet =>
  sheetOf<IndexResult['publications'][number]>(
    '发布记录',
    [
      [textColumn('期号', 16), ({ issueNo }) => issueNo],
      [textColumn('名称', 36), ({ title }) => title],
      [textColumn('期', 10), ({ period }) => period],
      [textColumn('发布日期', 12), ({ publishedOn }) => publishedOn],
      [numberColumn('数值', series.unit, digitsOf(series.unit)), ({ value }) => value],
      [textColumn('状态', 8), ({ status }) => POINT_STATUSES[status]],
    ],
    publications,
  );

export const revisionsSheet = ({ revisions, series }: IndexResult): TableSheet =>
  sheetOf<IndexResult['revisions'][number]>(
    '修订记录',
    [
      [textColumn('期', 10), ({ period }) => period],
      [numberColumn('修订前', series.unit, digitsOf(series.unit)), ({ before }) => before],
      [numberColumn('修订后', series.unit, digitsOf(series.unit)), ({ after }) => after],
      [textColumn('原因', 36), ({ reason }) => reason],
      [textColumn('修订日期', 12), ({ revisedOn }) => revisedOn],
    ],
    revisions,
  );
