import { fieldsOf, fitsKind, type FieldKind } from '#src/kernel/fact-fields';

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

export interface ComparedField {
  readonly name: string;
  /** Undefined: the catalogue does not know it. */
  readonly kind?: FieldKind;
  /** As JSON; undefined: the event does not say it. */
  readonly value?: string;
  readonly differs: boolean;
}

/** Of the envelope, which is none of the code's. */
const ENVELOPE = '_e';

const objectIn = (query: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(query);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Fields of the catalogue first; any of them may be left out or null. Undefined: the query is no object. */
export const differencesFrom = (fncode: string, query: string): readonly ComparedField[] | undefined => {
  const said = objectIn(query);
  if (!said) return undefined;
  const fields = fieldsOf(fncode) ?? {};
  const names = [...new Set([...Object.keys(fields), ...Object.keys(said)])];
  return names
    .filter((name) => name !== ENVELOPE)
    .map((name) => {
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const value = Object.hasOwn(said, name) ? said[name] : undefined;
      return {
        name,
        ...(kind && { kind }),
        ...(value !== undefined && { value: JSON.stringify(value) }),
        differs: value !== undefined && (kind === undefined || !fitsKind(kind, value)),
      };
    });
};
