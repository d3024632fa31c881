import type { Status, Step } from '../contract';

/** What decides over a draft, apart from its content. */
export interface Standing {
  readonly status: Status;
  readonly authorId: string;
  /** Accounts of the organisation it was made in. */
  readonly house: readonly string[];
  readonly firstReviewerId: string | null;
  readonly secondReviewerId: string | null;
  /** Grows with every change of content. */
  readonly version: number;
  readonly checkedVersion: number | null;
  readonly maskedVersion: number | null;
}

export type Ask =
  | { readonly step: 'edit' }
  /** `passed`: no errors, and every warning answered for. */
  | { readonly step: 'check'; readonly passed: boolean }
  | {
      readonly step:
        | 'remask'
        | 'confirmMask'
        | 'submit'
        | 'approveFirst'
        | 'approveSecond'
        | 'recall'
        | 'publish';
    }
  | { readonly step: 'return' | 'withdraw'; readonly reason: string };

export type Decision =
  | { readonly standing: Standing; readonly from: Status; readonly step: Step; readonly reason: string }
  | { readonly refusal: string };

interface Rule {
  readonly from: readonly Status[];
  readonly who: 'house' | 'reviewer' | 'involved';
  readonly when: string;
}

const OPEN: readonly Status[] = ['draft', 'checked', 'masked', 'returned'];
const IN_REVIEW: readonly Status[] = ['submitted', 'firstApproved', 'approved'];

const RULES: Readonly<Record<Exclude<Step, 'create'>, Rule>> = {
  edit: { from: OPEN, who: 'house', when: '审核中或已发布的内容不能修改；可先撤回提交，或开新修订' },
  check: { from: OPEN, who: 'house', when: '只有草稿可以校验' },
  remask: { from: OPEN, who: 'house', when: '审核中或已发布的内容不能再改脱敏' },
  confirmMask: { from: ['checked'], who: 'house', when: '请先通过自动校验' },
  submit: { from: ['masked'], who: 'house', when: '请先通过校验并确认脱敏预览' },
  approveFirst: { from: ['submitted'], who: 'reviewer', when: '这份工程不在待初审状态' },
  approveSecond: { from: ['firstApproved'], who: 'reviewer', when: '这份工程不在待复审状态' },
  return: { from: IN_REVIEW, who: 'reviewer', when: '只有审核中的工程可以退回' },
  recall: { from: IN_REVIEW, who: 'house', when: '只有审核中的工程可以撤回提交' },
  publish: { from: ['approved'], who: 'involved', when: '两次审核都通过后才能发布' },
  withdraw: { from: ['published'], who: 'involved', when: '只有已发布的工程可以撤回' },
};

const WHO = {
  house: '只有提交人及其同单位的人可以做这一步',
  reviewer: '不能审核自己或本单位提交的工程，请由其他单位有发布权限的人审核',
  involved: '只有提交单位的人和它的审核人可以做这一步',
} as const;

export const isSameOrganisation = (
  { authorId, house }: Pick<Standing, 'authorId' | 'house'>,
  actorId: string,
): boolean => authorId === actorId || house.includes(actorId);

const isAllowed = (who: Rule['who'], standing: Standing, actorId: string): boolean => {
  const isOwnOrganisation = isSameOrganisation(standing, actorId);
  if (who !== 'involved') return (who === 'house') === isOwnOrganisation;
  return isOwnOrganisation || [standing.firstReviewerId, standing.secondReviewerId].includes(actorId);
};

const needsReason = (ask: Ask): boolean => ask.step === 'return' || ask.step === 'withdraw';
const reasonOf = (ask: Ask): string => ('reason' in ask ? ask.reason.trim() : '');

const complaintOf = (standing: Standing, ask: Ask, actorId: string): string | undefined => {
  const rule = RULES[ask.step];
  if (!isAllowed(rule.who, standing, actorId)) return WHO[rule.who];
  if (!rule.from.includes(standing.status)) return rule.when;
  if (needsReason(ask) && reasonOf(ask) === '') return '请写明原因';
  if (ask.step === 'confirmMask' && standing.checkedVersion !== standing.version)
    return RULES.confirmMask.when;
  if (ask.step === 'submit' && standing.maskedVersion !== standing.version) return RULES.submit.when;
  if (ask.step === 'approveSecond' && standing.firstReviewerId === actorId)
    return '初审和复审须由两位不同的审核人完成';
  return undefined;
};

const anew = { firstReviewerId: null, secondReviewerId: null } as const;

const moved = (standing: Standing, ask: Ask, actorId: string): Standing => {
  const { version } = standing;
  switch (ask.step) {
    case 'edit':
      return { ...standing, status: 'draft', version: version + 1 };
    case 'check':
      return ask.passed
        ? { ...standing, status: 'checked', checkedVersion: version }
        : {
            ...standing,
            status: standing.status === 'returned' ? 'returned' : 'draft',
            checkedVersion: null,
          };
    case 'remask':
      return {
        ...standing,
        status: standing.status === 'masked' ? 'checked' : standing.status,
        maskedVersion: null,
      };
    case 'confirmMask':
      return { ...standing, status: 'masked', maskedVersion: version };
    case 'submit':
      return { ...standing, ...anew, status: 'submitted' };
    case 'approveFirst':
      return { ...standing, status: 'firstApproved', firstReviewerId: actorId };
    case 'approveSecond':
      return { ...standing, status: 'approved', secondReviewerId: actorId };
    case 'return':
      return { ...standing, ...anew, status: 'returned', maskedVersion: null };
    case 'recall':
      return { ...standing, ...anew, status: 'draft', maskedVersion: null };
    case 'publish':
      return { ...standing, status: 'published' };
    case 'withdraw':
      return { ...standing, status: 'withdrawn' };
  }
};

/** The one place where a draft moves on: what is asked, by whom, becomes a new standing or a refusal in words. */
export const decideStep = (standing: Standing, ask: Ask, actorId: string): Decision => {
  const refusal = complaintOf(standing, ask, actorId);
  if (refusal !== undefined) return { refusal };
  return {
    standing: moved(standing, ask, actorId),
    from: standing.status,
    step: ask.step,
    reason: reasonOf(ask),
  };
};

const TRIED: readonly Ask[] = [
  { step: 'edit' },
  { step: 'check', passed: true },
  { step: 'remask' },
  { step: 'confirmMask' },
  { step: 'submit' },
  { step: 'approveFirst' },
  { step: 'approveSecond' },
  { step: 'return', reason: '…' },
  { step: 'recall' },
  { step: 'publish' },
  { step: 'withdraw', reason: '…' },
];

/** What this account could do now. */
export const stepsOpenTo = (standing: Standing, actorId: string): Step[] =>
  TRIED.filter((ask) => complaintOf(standing, ask, actorId) === undefined).map(({ step }) => step);
