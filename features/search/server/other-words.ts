import { folded } from '#infra/server/search/search-tokens';
import { writtenOtherwise } from '#infra/server/search/trade/trade-words';

/** 4m is 4 m in records, GB50500 GB 50500. */
const apart = (text: string): string =>
  text.replace(/(\d)(?=[a-z])/g, '$1 ').replace(/([a-z])(?=\d)/g, '$1 ');

/** Records are found by what they are; what they are counted in stands beside their price. */
const UNIT =
  /\s((元|万元)\s*(\/\s*)?|[每一]\s*)?(m[23]?|t|kg|吨|米|平米|平方米?|平|方|立方米?|立方|个|套|台|座|樘|组|亩|工日|天)$/u;
/** What is asked of a thing, behind its name. */
const ASKED =
  /(的)?(现在|目前|今天|今日|最近|本月)?(价格|单价|报价|行情|市场价)?(是)?(多少钱|多少|怎么卖|啥价|什么价|几块钱|几块)?(每|一)?(吨|方|米|平方?米?|天|工日?|立方米?|个|套|台)?[?？吗呢]*$/u;

/** A thing asked about as in talk: 钢筋多少钱一吨 is 钢筋价格. */
const withoutQuestion = (text: string): string => {
  const thing = text.replace(ASKED, '').trim();
  return /多少|怎么卖|啥价|什么价|几块|行情|报价|市场价|今日/.test(text.slice(thing.length)) ? thing : text;
};

/** The folded text as records may write it, the likeliest first; empty for words that need no other. */
export const otherWordings = (text: string): readonly string[] => {
  const thing = withoutQuestion(text).replace(UNIT, '').trim();
  const written = [...new Set([thing, text])].flatMap((words) => writtenOtherwise(words).map(folded));
  return [...new Set([...(thing === text ? [] : [thing]), ...written, apart(text)])].filter(
    (other) => other !== text && other !== '',
  );
};
