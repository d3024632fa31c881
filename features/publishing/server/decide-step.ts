import { REASONED_STEPS, type ReasonedStep, type Status, type Step } from '../contract';

/** What decides over a draft, apart from its content. */
export interface ReviewState {
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
      readonly step: 'remask' | 'confirmMask' | 'submit' | 'recall' | 'publish';
    }
  | { readonly step: ReasonedStep; readonly reason: string };

export type Decision =
  | { readonly review: ReviewState; readonly from: Status; readonly step: Step; readonly reason: string }
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
  { authorId, house }: Pick<ReviewState, 'authorId' | 'house'>,
  actorId: string,
): boolean => authorId === actorId || house.includes(actorId);

const hasReviewed = ({ firstReviewerId, secondReviewerId }: ReviewState, actorId: string): boolean =>
  [firstReviewerId, secondReviewerId].includes(actorId);

export const isInvolved = (review: ReviewState, actorId: string): boolean =>
  isSameOrganisation(review, actorId) || hasReviewed(review, actorId);

const isAllowed = (who: Rule['who'], review: ReviewState, actorId: string): boolean => {
  if (who === 'involved') return isInvolved(review, actorId);
  return (who === 'house') === isSameOrganisation(review, actorId);
};

const reasonOf = (ask: Ask): string => ('reason' in ask ? ask.reason.trim() : '');

const complaintOf = (review: ReviewState, ask: Ask, actorId: string): string | undefined => {
  const rule = RULES[ask.step];
  if (!isAllowed(rule.who, review, actorId)) return WHO[rule.who];
  if (!rule.from.includes(review.status)) return rule.when;
  // Both reviews are done: nobody else is asked.
  if (ask.step === 'return' && review.status === 'approved' && !hasReviewed(review, actorId))
    return WHO.involved;
  if ('reason' in ask && reasonOf(ask) === '') return `请写明${REASONED_STEPS[ask.step]}`;
  if (ask.step === 'confirmMask' && review.checkedVersion !== review.version) return RULES.confirmMask.when;
  if (ask.step === 'submit' && review.maskedVersion !== review.version) return RULES.submit.when;
  if (ask.step === 'approveSecond' && review.firstReviewerId === actorId)
    return '初审和复审须由两位不同的审核人完成';
  return undefined;
};

const anew = { firstReviewerId: null, secondReviewerId: null } as const;

const moved = (review: ReviewState, ask: Ask, actorId: string): ReviewState => {
  const { version } = review;
  switch (ask.step) {
    case 'edit':
      return { ...review, status: 'draft', version: version + 1 };
    case 'check':
      return ask.passed
        ? { ...review, status: 'checked', checkedVersion: version }
        : {
            ...review,
            status: review.status === 'returned' ? 'returned' : 'draft',
            checkedVersion: null,
          };
    case 'remask':
      return {
        ...review,
        status: review.status === 'masked' ? 'checked' : review.status,
        maskedVersion: null,
      };
    case 'confirmMask':
      return { ...review, status: 'masked', maskedVersion: version };
    case 'submit':
      return { ...review, ...anew, status: 'submitted' };
    case 'approveFirst':
      return { ...review, status: 'firstApproved', firstReviewerId: actorId };
    case 'approveSecond':
      return { ...review, status: 'approved', secondReviewerId: actorId };
    case 'return':
      return { ...review, ...anew, status: 'returned', maskedVersion: null };
    case 'recall':
      return { ...review, ...anew, status: 'draft', maskedVersion: null };
    case 'publish':
      return { ...review, status: 'published' };
    case 'withdraw':
      return { ...review, status: 'withdrawn' };
  }
};

/** The one place where a draft moves on: what is asked, by whom, becomes the next state of the review or a refusal in words. */
export const decideStep = (review: ReviewState, ask: Ask, actorId: string): Decision => {
  const refusal = complaintOf(review, ask, actorId);
  if (refusal !== undefined) return { refusal };
  return {
    review: moved(review, ask, actorId),
    from: review.status,
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
  { step: 'approveFirst', reason: '…' },
  { step: 'approveSecond', reason: '…' },
  { step: 'return', reason: '…' },
  { step: 'recall' },
  { step: 'publish' },
  { step: 'withdraw', reason: '…' },
];

/** What this account could do now. */
export const stepsOpenTo = (review: ReviewState, actorId: string): Step[] =>
  TRIED.filter((ask) => complaintOf(review, ask, actorId) === undefined).map(({ step }) => step);
