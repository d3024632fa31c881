import { formatNumber } from '#src/ui/format';
import { figureColours, type Palette } from '#src/ui/tokens';
import { periodsOf, type Course } from '../../course';

const PARTS = 5;
const STEPS = [1, 2, 5, 10];
/** Room below and above the lines. */
const ROOM = 0.02;

/** A log axis that begins and ends where the lines do, marked at round values; by itself it would run from 10 to 1,000. */
export const logAxis = (values: readonly number[]) => {
  const [low, high] = [Math.min(...values) * (1 - ROOM), Math.max(...values) * (1 + ROOM)];
  const wanted = (high - low) / PARTS;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((one) => one * size >= wanted) ?? 1) * size;
  const first = Math.ceil(low / step);
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
  return { type: 'log', min: low, max: high, axisTick: { customValues: marks }, marks };
};

export interface CoursePlan {
  readonly courses: readonly Course[];
  readonly log: boolean;
  readonly digits: number;
}

type Point = Course['points'][number];
const DASHED = 'dashed';

const colourAt = (colour: Palette, at: number) => colour[figureColours[at % figureColours.length] ?? 'fig-5'];

/** Forecasts hang on the last published value, so that the dashes begin where the line ends. */
const linesOf = ({ points }: Course, periods: readonly string[]) => {
  const last = points.findLast(({ status }) => status !== 'forecast')?.period ?? '';
  const pick = (fits: (point: Point) => boolean) =>
    periods.map((period) => points.find((point) => point.period === period && fits(point))?.value ?? null);
  return {
    published: pick(({ status }) => status !== 'forecast'),
    forecast: pick(({ status, period }) => status === 'forecast' || period === last),
  };
};

/** Months whose values are still revised, as a band behind the lines. */
const openBand = (courses: readonly Course[], colour: Palette) => {
  const open = courses[0]?.points.filter(({ status }) => status !== 'firm') ?? [];
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last || first === last) return {};
  return {
    markArea: {
      silent: true,
      itemStyle: { color: colour.sunk },
      label: { color: colour['ink-3'], fontSize: 11, position: 'insideTop' },
      data: [
        [
          {
            xAxis: first.period,
            name: open.some(({ status }) => status === 'forecast') ? '暂定与预测' : '暂定',
          },
          { xAxis: last.period },
        ],
      ],
    },
  };
};

export const courseOption = ({ courses, log, digits }: CoursePlan, colour: Palette) => {
  const periods = periodsOf(courses);
  const { marks, ...scale } = log
    ? logAxis(courses.flatMap(({ points }) => points.map(({ value }) => value)))
    : { type: 'value', scale: true, marks: undefined };
  const shared = { type: 'line', symbol: 'none', connectNulls: true };
  return {
    grid: { left: 8, right: 16, top: 36, bottom: 8, containLabel: true },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 18,
      textStyle: { color: colour['ink-2'] },
      data: courses.map(({ areaName }) => areaName),
    },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value: unknown) => (typeof value === 'number' ? formatNumber(value, digits) : '--'),
    },
    xAxis: {
      type: 'category',
      data: periods,
      boundaryGap: false,
      axisLine: { lineStyle: { color: colour['rule-strong'] } },
      axisLabel: { color: colour['ink-3'] },
    },
    yAxis: {
      ...scale,
      splitLine: { lineStyle: { color: colour.rule } },
      axisLabel: {
        color: colour['ink-3'],
        formatter: (value: number) => formatNumber(value, 0),
        ...(marks && { customValues: marks }),
      },
    },
    series: courses.flatMap((course, at) => {
      const { published, forecast } = linesOf(course, periods);
      const tint = colourAt(colour, at);
      return [
        {
          ...shared,
          name: course.areaName,
          data: published,
          color: tint,
          lineStyle: { width: at === 0 ? 2.5 : 1.5 },
          ...(at === 0 && openBand(courses, colour)),
        },
        {
          ...shared,
          name: `${course.areaName}（预测）`,
          data: forecast,
          color: tint,
          lineStyle: { width: 1.5, type: DASHED },
          tooltip: { show: false },
        },
      ];
    }),
  };
};
