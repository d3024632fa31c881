import { fieldsOf, type FieldKind } from '#src/kernel/fact-fields';

export const KIND_WORDS: Readonly<Record<FieldKind, string>> = { text: '文本', number: '数', flag: '是否' };

const REASONS: Readonly<Record<string, string>> = {
  'unknown code': '目录里没有这个事件码',
  'query is not JSON': 'query 不是 JSON',
  'query is not an object': 'query 不是 JSON 对象',
  'query holds what no text may hold': 'query 里有不能存储的字符',
  'envelope: ct': '附带信息 _e 的时间 ct 缺少，或离收到的时间太远',
};

const ofField = (field: string, fncode: string): string => {
  const kind = fieldsOf(fncode)?.[field];
  return kind ? `字段 ${field} 应为${KIND_WORDS[kind]}` : `目录里这个事件没有字段 ${field}`;
};

/** Why an event was kept aside, as it is stored, in words. */
export const reasonWords = (reason: string, fncode: string): string => {
  const known = Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  if (known !== undefined) return known;
  const [, part, name = ''] = /^(field|envelope): (.*)$/.exec(reason) ?? [];
  if (part === 'field') return ofField(name, fncode);
  if (part === 'envelope') return `附带信息 _e ${name === '' ? '' : `的 ${name} `}缺少或不合格式`;
  return reason;
};
