import {
  catchError,
  defer,
  finalize,
  map,
  of,
  share,
  switchMap,
  take,
  tap,
  timeout,
  type Observable,
} from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';
import { VALIDATE_HEADER } from './wire-request';

export interface BusinessPathPorts {
  /** The member's path and the businesses that want it; undefined while nobody is logged in or it is not there yet. */
  readonly current: () =>
    | { readonly globalId: string; readonly path: string; readonly relation: readonly string[] }
    | undefined;
  readonly now: () => number;
  /** The server does not know the path any more. */
  readonly refused: () => void;
}

const OPEN_MS = 5 * 60 * 1_000;
/** An announcement that gets no answer must not hold the call up. */
const PATIENCE_MS = 3_000;

const says = ({ httpStatus, statusCode }: ApiReply, code: number) =>
  httpStatus === 200 && statusCode === code;
const businessOf = ({ path }: ApiRequest) => /^\/(\w+)\/./.exec(path)?.[1];

/** An answer serves one call. */
const withoutAnswer = ({ headers = {}, ...request }: ApiRequest): ApiRequest => {
  const { [VALIDATE_HEADER]: _, ...rest } = headers;
  return { ...request, headers: rest };
};

/**
 * Announces a member's call: once for each business in five minutes, and before the first call of it.
 * A 302 or 980 comes back in place of the call's own reply, so that the layers outside cure it and send the call again;
 * no other outcome holds the call up. A call that would be served to anybody is not stopped by a 302 either.
 *
 *   call /pb/a     a
 *   call /pb/b      b
 *   announcement   --k           k = any reply but 302 and 980
 *   call on wire     (ab)
 *   out                --k
 */
export const openBusinessPath =
  ({ current, now, refused }: BusinessPathPorts): Layer =>
  (send) => {
    const openedAt = new Map<string, number>();
    const underWay = new Map<string, Observable<ApiReply | undefined>>();
    /** Whose last announcement was answered with 980: the next answer is meant for the next announcement. */
    const challenged = new Set<string>();

    const settle = (key: string, reply: ApiReply | undefined): ApiReply | undefined => {
      challenged.delete(key);
      if (reply && says(reply, codes.captchaRequired)) challenged.add(key);
      if (reply && (challenged.has(key) || says(reply, codes.sessionExpired))) return reply;
      openedAt.set(key, now());
      if (reply && says(reply, codes.conflict)) refused();
      return undefined;
    };

    /** Emits what stands in the way of the call, or undefined; shared by all calls that come meanwhile. */
    const announce$ = (key: string, announcement: ApiRequest) => {
      const known$ = underWay.get(key);
      if (known$) return known$;
      const fresh$: Observable<ApiReply | undefined> = defer(() => send(announcement)).pipe(
        take(1),
        timeout(PATIENCE_MS),
        catchError(() => of(undefined)),
        map((reply) => settle(key, reply)),
        // Before the others hear of it: a call they make on the same call stack finds the business open or announces anew.
        tap(() => underWay.delete(key)),
        finalize(() => {
          if (underWay.get(key) === fresh$) underWay.delete(key);
        }),
        share(),
      );
      underWay.set(key, fresh$);
      return fresh$;
    };

    return (request) =>
      defer(() => {
        const member = request.session === 'none' ? undefined : current();
        const business = businessOf(request);
        if (!member || !business || !member.relation.includes(business)) return send(request);
        const key = `${business} ${member.path}`;
        const opened = openedAt.get(key);
        if (opened !== undefined && now() - opened < OPEN_MS) return send(request);

        const answer = request.headers?.[VALIDATE_HEADER];
        const isForAnnouncement = answer !== undefined && challenged.has(key) && !underWay.has(key);
        const announcement: ApiRequest = {
          method: 'GET',
          path: `/${business}/${member.path}_${now()}`,
          query: { globalId: member.globalId },
          session: 'required',
          quiet: true,
          ...(isForAnnouncement && { headers: { [VALIDATE_HEADER]: answer } }),
        };
        const isPublic = request.session !== 'required';
        return announce$(key, announcement).pipe(
          switchMap((obstacle) => {
            if (obstacle && !(isPublic && says(obstacle, codes.sessionExpired))) return of(obstacle);
            return send(isForAnnouncement ? withoutAnswer(request) : request);
          }),
        );
      });
  };
