import { CONTENT_WORDS, SERIES_WORDS, STRUCTURE_WORDS, TYPE_WORDS } from './vocabulary';

const CONDITIONS: readonly RegExp[] = [
  ...[TYPE_WORDS, STRUCTURE_WORDS, CONTENT_WORDS, SERIES_WORDS].flatMap((words) =>
    words.map(([word]) => word),
  ),
  /不限(时间|地区)/,
  /不?含税|未含税|除税|税前|税后|口径/,
  /[最近本今去前上这]+\d*[一两二三四五六七八九十半]*个?[年月]/,
  /\d+(版|年版)|清单|定额|规范/,
  /平方米?|平米|万?元/,
];
/** What turns a condition into a sentence, and asks for nothing by itself. */
export const TURNS =
  /如果|要是|那么?|换成|改成|换作|只看|只要|同样|对比|比较|相比|比一比|看看|查询?|一下|还有|怎么?样|怎样|多少|如何|哪个|贵|便宜|高|低|大概|一般|样本|数据|工程|项目|结构|地区|时间|再|呢|吗|啊|吧|的|和|与|及|跟|或|在|按|用|以|为|是|请|帮|我|问|从|到|至|年|月|来/g;

/** Conditions of whatever kind. */
export const EITHER = new RegExp(CONDITIONS.map(({ source }) => source).join('|'), 'gi');
