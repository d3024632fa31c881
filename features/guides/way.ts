import type { GuideType } from './contract';
import type { GuidePosition } from './events';
import { TOURS, type GuideStep } from './tours';

export interface Guided {
  readonly isVip: boolean;
  readonly hasRights: boolean;
}

export const stepAt = ({ guide, step }: GuidePosition): GuideStep | undefined => TOURS[guide].steps[step];

const isOpenTo = ({ needs }: GuideStep, { isVip, hasRights }: Guided): boolean =>
  needs === undefined || (needs === 'vip' ? isVip : hasRights);

/** The step after this one, if this member can come to it. */
export const stepAfter = (place: GuidePosition, member: Guided): GuidePosition | undefined => {
  const next = { guide: place.guide, step: place.step + 1 };
  const step = stepAt(next);
  return step && isOpenTo(step, member) ? next : undefined;
};

/** Without what the present step shows: a page that is reached only by pressing it is passed over. */
export const stepBeyond = (place: GuidePosition, member: Guided): GuidePosition | undefined => {
  const here = stepAt(place);
  for (let next = stepAfter(place, member); next; next = stepAfter(next, member)) {
    const step = stepAt(next);
    if (step?.page === here?.page || step?.path !== undefined) return next;
  }
  return undefined;
};

/** The last step up to this one from which the guide can go on: on the page shown, or on one that has an address. */
export const entryTo = ({ guide, step }: GuidePosition, route: string | undefined): GuidePosition => {
  const { steps } = TOURS[guide];
  let at = Math.min(Math.max(0, step), steps.length - 1);
  while (at > 0 && steps[at]?.page !== route && steps[at]?.path === undefined) at -= 1;
  return { guide, step: at };
};

/** How many steps this member can come to. */
export const stepsFor = (guide: GuideType, member: Guided): number => {
  const { steps } = TOURS[guide];
  const closed = steps.findIndex((step) => !isOpenTo(step, member));
  return closed < 0 ? steps.length : closed;
};
