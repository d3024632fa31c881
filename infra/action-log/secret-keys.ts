/** `drop`: gone. `form`: another value of the same form. `length`: only its length stays. */
export type Treatment = 'drop' | 'form' | 'length';

const dropped = new RegExp(
  '^(' +
    [
      '\\w*password(mobile|again|hash)?',
      'passwd',
      'pwd',
      '\\w*token',
      '\\w*ticket',
      '\\w*signature',
      '\\w*secret',
      '\\w*validate(data)?',
      'captcha(answer|code)',
      'casid',
      'sessionid',
      'stamp',
      'cookies?',
      'authorization',
      'uuidhashcode',
      '\\w*fingerprint',
      'actionlog',
    ].join('|') +
    ')$',
);

const replaced = new RegExp(
  '^(' +
    [
      '\\w*mobile',
      '\\w*phone',
      'tel',
      '(user|real|full|nick|login|customer|contact|account|company|enterprise)name',
      'account',
      'contacts?',
      'linkman',
      'company',
      'globalid',
      'subaccountgid',
      'deviceid',
      '\\w*e?mail',
      'qq',
      'wechat',
      'idcard',
      '(verification|sms)code',
    ].join('|') +
    ')$',
);

const shortened =
  /^(feedback(content|text)?|suggestion|chat(text|content|title)|question|opinion|note|introduction|particular|typed|workbook|(example|record|refused)cells|refusedwords)$/;

const treatment = (key: string): Treatment | undefined => {
  const name = key.toLowerCase().replace(/[_-]/g, '');
  if (dropped.test(name)) return 'drop';
  if (replaced.test(name)) return 'form';
  return shortened.test(name) ? 'length' : undefined;
};

const known = new Map<string, Treatment | undefined>();

/** What happens to a text or number kept under this key; undefined: its key says nothing against it. */
const treatmentOf = (key: string): Treatment | undefined => {
  const before = known.get(key);
  if (before !== undefined || known.has(key)) return before;
  const found = treatment(key);
  known.set(key, found);
  return found;
};

/** What happens to a member, by its name, its value and what it stands inside of. */
export type MemberTreatment = (
  name: string,
  value: unknown,
  around: Treatment | undefined,
) => Treatment | undefined;

/** Whoever something is sent to, and where. */
const OF_A_RECEIVER = /^(name|address)$/i;
const PASSWORD = /passw(or)?d|pwd/i;
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Inside a proof everything goes. A password is a text: an object of that name is the state of a form, and the words in
 * it are the program's own, which a reducer says anew when the log is folded.
 */
export const treatmentOfMember: MemberTreatment = (name, value, around) => {
  if (around === 'drop') return 'drop';
  if (name === 'receiver' && isObject(value)) return 'form';
  if (around === 'form' && OF_A_RECEIVER.test(name)) return 'form';
  return isObject(value) && PASSWORD.test(name) ? undefined : treatmentOf(name);
};
