import type { Observable } from 'rxjs';
import { isCreator, isPlainObject, memberOf } from './describe';

export interface Revival {
  /** What stands at this path in every world; undefined: the log knows. */
  readonly own: (path: string) => unknown;
  readonly watch: (path: string) => Observable<unknown>;
  readonly ask: (path: string) => (...args: readonly unknown[]) => unknown;
}

/** As defineEvents makes them; what it calls is that of the program, its meta is told by the log. */
const creatorOf = (type: string) =>
  Object.assign(
    (payload: unknown, cause?: { readonly type: string }) => ({
      type,
      payload,
      meta: { kind: 'event', ...(cause && { cause: cause.type }) },
    }),
    { type, match: (action: unknown) => (action as { readonly type?: unknown } | undefined)?.type === type },
  );

/** The other way from `describe`: stands in for what was described. */
export const revive = (described: unknown, path: string, revival: Revival): unknown => {
  const standing = revival.own(path);
  if (standing !== undefined) return standing;
  if (Array.isArray(described))
    return described.map((member, at) => revive(member, memberOf(path, at), revival));
  if (!isPlainObject(described)) return described;
  if ('$call' in described) return revival.ask(path);
  if ('$watch' in described) return revival.watch(path);
  if ('$event' in described) {
    const creator = creatorOf(String(described.$event));
    return isCreator(creator) ? creator : undefined;
  }
  return Object.fromEntries(
    Object.entries(described).map(([name, member]) => [name, revive(member, memberOf(path, name), revival)]),
  );
};
