import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { withAnswer, withFailure, withRequest } from '#src/calls/latest-answers';
import { EXPORT_COUPON_EFFECT } from '#src/contract/rewards';
import { NO_REPLY, wordsOf } from '#src/kernel/send';
import type { DrawAsked, OrderAsked } from './asked';
import type { DrawAnswer } from './contract/raffle';
import type { Ordered } from './contract/mall';
import { events } from './events';
import type { FailedPart, LoadedPart, PartQuery, Parts } from './parts';
import { keyOf, workOf, type Work, type WorkRequest } from './work';

export type Outcome =
  | { readonly kind: 'said'; readonly tone: 'good' | 'bad'; readonly text: string }
  | { readonly kind: 'drawn'; readonly drawn: DrawAnswer };

export interface ActivitiesState {
  readonly parts: Parts;
  /** The route that is on the screen. */
  readonly entered?: string;
  readonly globalId?: string;
  /** Under way, by their keys. */
  readonly works: Readonly<Record<string, WorkRequest>>;
  /** What came of each, by the key of the work, the latest last. */
  readonly outcomes: Readonly<Record<string, WorkRequest & { readonly outcome: Outcome }>>;
  /** A draw whose answer was lost, until it is known whether it was made. */
  readonly lost?: DrawAsked;
  /** The same of an order. */
  readonly lostOrder?: OrderAsked;
}

export const initialState: ActivitiesState = { parts: {}, works: {}, outcomes: {} };

export const LOST = '网络异常，正在核对这次抽奖';
export const NOT_CHARGED = '网络异常，本次机会未扣除';
export const LOST_ORDER = '网络异常，正在核对这次兑换';
export const UNCHECKED = '网络异常，还没有核对到结果，重新载入后继续核对';
export const LOST_REPORT = '网络异常，没有收到文件；可重新取回，不多扣次数';
export const KEPT_DRAW = '网络异常，已经抽出，结果在“我的抽奖”里';
export const KEPT_ORDER = '网络没有回应，兑换了什么请看兑换记录';
export const NOT_SURE = '网络没有回应，请以页面上的最新状态为准';
export const NOT_ORDERED = '网络异常，本次兑换没有扣积分';

const isOfSameRecord = (before?: PartQuery, now?: PartQuery): boolean => before?.number === now?.number;

/** What one member had is no other's. */
const anew = ({ entered }: ActivitiesState): ActivitiesState => ({
  ...initialState,
  ...(entered !== undefined && { entered }),
});

const without = <T>(byKey: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...rest } = byKey;
  return rest;
};

const settled = (state: ActivitiesState, request: WorkRequest, outcome: Outcome): ActivitiesState => {
  const key = keyOf(request);
  return {
    ...state,
    works: without(state.works, key),
    outcomes: { ...without(state.outcomes, key), [key]: { ...request, outcome } },
  };
};
const told = (
  state: ActivitiesState,
  request: WorkRequest,
  tone: 'good' | 'bad',
  text: string,
): ActivitiesState => settled(state, request, { kind: 'said', tone, text });

/** What was said before a work begins is read by then, unless another is still on its way. */
const begun = (state: ActivitiesState, request: WorkRequest): ActivitiesState => {
  const key = keyOf(request);
  const isAlone = Object.keys(state.works).length === 0 && !state.lost && !state.lostOrder;
  return {
    ...state,
    works: { ...state.works, [key]: request },
    outcomes: isAlone ? {} : without(state.outcomes, key),
  };
};

/** The next number tells whether what was lost was made. */
const checked = (state: ActivitiesState, loaded: LoadedPart): ActivitiesState => {
  if (loaded.part === 'raffle') {
    const { lost, ...rest } = state;
    return lost && loaded.data.own?.nextNumber === lost.number
      ? told(rest, workOf.draw(), 'bad', NOT_CHARGED)
      : state;
  }
  if (loaded.part !== 'mall') return state;
  const { lostOrder, ...rest } = state;
  return lostOrder && loaded.data.nextNumber === lostOrder.number
    ? told(rest, workOf.exchange(lostOrder), 'bad', NOT_ORDERED)
    : state;
};

/** What was lost stays so until it can be looked into. */
const unchecked = (state: ActivitiesState, { part }: FailedPart): ActivitiesState => {
  if (part === 'raffle' && state.lost) return told(state, workOf.draw(), 'bad', UNCHECKED);
  return part === 'mall' && state.lostOrder
    ? told(state, workOf.exchange(state.lostOrder), 'bad', UNCHECKED)
    : state;
};

/** Any answer settles what was lost, a refusal as well. */
const withoutLost = ({ lost, lostOrder, ...state }: ActivitiesState, work: Work): ActivitiesState => ({
  ...state,
  ...(lost && work !== 'draw' && { lost }),
  ...(lostOrder && work !== 'exchange' && { lostOrder }),
});

const exchangedText = ({ isFormer, state }: Ordered, isFirstAnswer: boolean): string => {
  if (isFormer && !isFirstAnswer) return '这一件此前已经兑换，现在没有再兑换，积分没有再扣';
  return state === 'ordered' ? '兑换成功，7 个工作日内寄出' : '兑换成功，已到账';
};

const checkedInText = (points: number, day: string | undefined): string => {
  if (day !== undefined) return `${day} 已补签${points > 0 ? `，当月全勤，获得 ${points} 积分` : ''}`;
  return points > 0 ? `签到成功，获得 ${points} 积分` : '今天已经签到';
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.partRequested, (state, { payload }): ActivitiesState => ({
      ...state,
      parts: withRequest<Parts, PartQuery>(state.parts, payload, isOfSameRecord),
    }))
    .addCase(events.partLoaded, (state, { payload }): ActivitiesState =>
      checked({ ...state, parts: withAnswer<Parts>(state.parts, payload) }, payload),
    )
    .addCase(events.partFailed, (state, { payload }): ActivitiesState =>
      unchecked({ ...state, parts: withFailure<Parts>(state.parts, payload) }, payload),
    )
    .addCase(events.workRequested, (state, { payload }) => begun(state, payload))
    .addCase(events.checkedIn, (state, { payload }) =>
      told(state, workOf.checkIn(payload), 'good', checkedInText(payload.points, payload.day)),
    )
    .addCase(events.prizeDrawn, (state, { payload }) =>
      settled(withoutLost(state, 'draw'), workOf.draw(), {
        kind: 'drawn',
        // Of a draw that was lost this is the first answer.
        drawn: { ...payload, isFormer: payload.isFormer && !state.lost },
      }),
    )
    // While it is looked into nobody can ask but the program, which does when it was made: once.
    .addCase(events.drawLost, (state, { payload }): ActivitiesState =>
      state.lost?.number === payload.number
        ? told(withoutLost(state, 'draw'), workOf.draw(), 'bad', KEPT_DRAW)
        : { ...told(state, workOf.draw(), 'bad', LOST), lost: payload },
    )
    .addCase(events.orderLost, (state, { payload }): ActivitiesState =>
      state.lostOrder?.number === payload.number
        ? told(withoutLost(state, 'exchange'), workOf.exchange(payload), 'good', KEPT_ORDER)
        : { ...told(state, workOf.exchange(payload), 'bad', LOST_ORDER), lostOrder: payload },
    )
    .addCase(events.prizeClaimed, (state, { payload }) =>
      told(state, workOf.claim(payload), 'good', '收件人已登记，7 个工作日内寄出'),
    )
    .addCase(events.productExchanged, (state, { payload }) =>
      told(
        withoutLost(state, 'exchange'),
        workOf.exchange({ id: payload.product }),
        'good',
        exchangedText(payload, state.lostOrder !== undefined),
      ),
    )
    .addCase(events.orderReturned, (state, { payload }) =>
      told(state, workOf.return(payload), 'good', '已退回，积分已返还'),
    )
    .addCase(events.couponApplied, (state, { payload }) =>
      told(state, workOf.coupon(payload), 'good', `已使用，${EXPORT_COUPON_EFFECT}`),
    )
    .addCase(events.reportSaved, (state, { payload }) =>
      told(state, workOf.download(payload), 'good', `报告已保存：${payload.title}`),
    )
    .addCase(events.reportLost, (state, { payload }) =>
      told(state, workOf.download(payload), 'bad', LOST_REPORT),
    )
    .addCase(events.workFailed, (state, { payload: { problem, ...request } }) =>
      told(
        withoutLost(state, request.work),
        request,
        'bad',
        problem.code === NO_REPLY ? NOT_SURE : wordsOf(problem),
      ),
    )
    // What was said belongs to the page it was said on.
    .addCase(navigation.routeEntered, (state, { payload }): ActivitiesState => ({
      ...state,
      outcomes: {},
      entered: payload.name,
    }))
    .addCase(events.outcomeDismissed, (state, { payload }): ActivitiesState => ({
      ...state,
      outcomes: without(state.outcomes, keyOf(payload)),
    }))
    .addCase(auth.loggedIn, (state, { payload }): ActivitiesState => ({
      ...anew(state),
      globalId: payload.user.globalId,
    }))
    .addCase(auth.loggedOut, anew),
);
