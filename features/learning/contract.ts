import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, '课程编号不正确'));

/** 图文 is read, 图集 is looked at, 计算器 works something out, 视频 is watched. */
const kind = z.enum(['图文', '视频', '图集', '计算器']);
const value = z.union([z.string(), z.number()]);

const question = z.object({
  ask: z.string(),
  options: z.array(z.string()),
  /** Which of the options, from 0. */
  right: z.number(),
  why: z.string(),
});
export type Question = z.output<typeof question>;

const section = z.object({
  id: z.string(),
  title: z.string(),
  text: z.array(z.string()),
  figure: z.optional(z.string()),
  calculation: z.optional(
    z.object({
      name: z.string(),
      values: z.record(z.string(), value),
      /** What the text says comes out, by the label of the step. */
      stated: z.record(z.string(), z.number()),
    }),
  ),
  questions: z.optional(z.array(question)),
  /** To indicators of the portal. */
  links: z.optional(z.array(z.object({ label: z.string(), path: z.string() }))),
});
export type Section = z.output<typeof section>;

const content = z.object({
  id: z.string(),
  /** Name of the module it stands in. */
  module: z.string(),
  chapter: z.string(),
  title: z.string(),
  kind,
  minutes: z.number(),
  summary: z.string(),
  /** Clauses it rests on. */
  basis: z.array(z.string()),
  sections: z.array(section),
});
export type Content = z.output<typeof content>;

const progress = z.object({
  /** Section where the member left; null where nothing was opened yet. */
  place: z.nullable(z.string()),
  /** Sections that were read, or whose questions were answered. */
  done: z.array(z.string()),
  /** Of attention, on all days. */
  seconds: z.number(),
});
export type Progress = z.output<typeof progress>;

/** Of a lesson or column in a list. */
const card = z.extend(
  z.pick(content, {
    id: true,
    module: true,
    chapter: true,
    title: true,
    kind: true,
    minutes: true,
    summary: true,
  }),
  {
    sections: z.number(),
    done: z.number(),
    seconds: z.number(),
    /** Where the member left: its section and the section's title. */
    place: z.nullable(z.object({ id: z.string(), title: z.string() })),
  },
);
export type Card = z.output<typeof card>;

export const zoneCall = defineCall({
  method: 'GET',
  path: '/study/getStudyZoneInfos',
  access: 'member',
  summary: '学习专区：模块、所选模块的课程与本人进度；不指明模块时为第一个',
  query: z.object({ moduleName: z.optional(z.string().check(z.maxLength(40, '没有这个学习模块'))) }),
  data: z.object({
    modules: z.array(
      z.object({ name: z.string(), title: z.string(), summary: z.string(), count: z.number() }),
    ),
    /** The one whose lessons these are. */
    moduleName: z.string(),
    /** None where the module holds columns. */
    lessons: z.array(card),
    /** Studied last, in whatever module; null before the first. */
    last: z.nullable(card),
    /** Seconds of attention today. */
    today: z.number(),
  }),
});
export type Zone = DataOf<typeof zoneCall>;

const opened = z.object({ content, progress, today: z.number() });
export type Opened = z.output<typeof opened>;

export const contentCall = defineCall({
  method: 'GET',
  path: '/core/study/viewContent',
  access: 'vip',
  owner: 'public',
  summary: '一课的内容与本人进度；不指明时为上次学的一课',
  query: z.object({ id: z.optional(id) }),
  data: opened,
});

export const columnListCall = defineCall({
  method: 'GET',
  path: '/pb/column/queryColumnList',
  access: 'member',
  summary: '成本优化专栏的案例与本人进度',
  data: z.array(
    z.extend(card, {
      /** What the case saves with the values it begins with. */
      saving: z.object({ value: z.number(), unit: z.string(), percent: z.number() }),
      publishedOn: z.string(),
    }),
  ),
});
export type ColumnCard = DataOf<typeof columnListCall>[number];

export const columnCall = defineCall({
  method: 'GET',
  path: '/pb/column/queryColumnById',
  access: 'vip',
  owner: 'public',
  summary: '一个成本优化案例；不指明时为上次看的一个',
  query: z.object({ id: z.optional(id) }),
  data: opened,
});

/** Sections of one lesson. */
const MOST_SECTIONS = 20;
const sectionId = z.string().check(z.maxLength(40, '章节不正确'));

export const clockCall = defineCall({
  method: 'POST',
  path: '/pb/activity/giftBoxV55/doStudyClock',
  cost: 'write',
  access: 'vip',
  owner: 'public',
  summary:
    '学习计时：本次阅读累计的专注秒数与进度；重复上报不重复计，计入的不多于实际经过的时间；专注时间不够读完的章节不算学完',
  body: z.object({
    /** One reading of one lesson, from opening to leaving. */
    reading: z.uuid('阅读编号不正确'),
    id,
    /** Of attention since the reading began. */
    seconds: z.int().check(z.minimum(0, '秒数不正确'), z.maximum(86_400, '秒数不正确')),
    place: z.nullable(sectionId),
    done: z.array(sectionId).check(z.maxLength(MOST_SECTIONS, '章节过多')),
  }),
  data: z.object({
    /** Seconds counted by this call. */
    counted: z.number(),
    today: z.number(),
    /** Of attention to the lesson, on all days. */
    seconds: z.number(),
    /** Of the sections that were told as done, those that enough time was spent for. */
    done: z.array(z.string()),
  }),
});
export type Beat = z.output<typeof clockCall.body>;
export type Counted = DataOf<typeof clockCall>;

export const fileCall = defineCall({
  method: 'POST',
  path: '/pb/oss/downloadFromOss',
  cost: 'heavy',
  access: 'vip',
  owner: 'public',
  exportedRows: () => 20,
  summary: '下载一课的计算表（xlsx）：算例、对照表、规则要点与口径',
  body: z.object({ id }),
  data: z.unknown(),
});
