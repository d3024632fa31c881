import { createAction } from '@reduxjs/toolkit';

export type Kind = 'command' | 'event';
// A type, not an interface: only then does redux's dispatch take it for an action.
export type Message<K extends Kind = Kind, P = unknown, T extends string = string> = {
  readonly type: T;
  readonly payload: P;
  readonly meta: { readonly kind: K; readonly cause?: string };
};
export type Command<P = unknown, T extends string = string> = Message<'command', P, T>;
export type DomainEvent<P = unknown, T extends string = string> = Message<'event', P, T>;

type Args<P> = [P] extends [void] ? [payload?: undefined, cause?: Message] : [payload: P, cause?: Message];
export interface Creator<K extends Kind, P, T extends string> {
  (...args: Args<P>): Message<K, P, T>;
  readonly type: T;
  match(action: unknown): action is Message<K, P, T>;
}

/** What a stream needs of a creator to hear its messages. */
export interface Heard<K extends Kind, P, T extends string = string> {
  match(action: unknown): action is Message<K, P, T>;
}

declare const shape: unique symbol;
export interface Shape<P> {
  readonly [shape]?: P;
}
interface PayloadOf {
  (): Shape<void>;
  <P>(): Shape<P>;
}
export const payload: PayloadOf = () => ({});

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Creators<S extends string, K extends Kind, D extends Shapes> = {
  readonly [N in keyof D & string]: Creator<K, D[N] extends Shape<infer P> ? P : never, `${S}/${N}`>;
};

const define =
  <K extends Kind>(kind: K) =>
  <S extends string, D extends Shapes>(slice: S, shapes: D): Creators<S, K, D> =>
    Object.fromEntries(
      Object.keys(shapes).map((name) => [
        name,
        createAction(`${slice}/${name}`, (body: unknown, cause?: Message) => ({
          payload: body,
          meta: cause ? { kind, cause: cause.type } : { kind },
        })),
      ]),
    ) as never;

export const defineCommands = define('command');
export const defineEvents = define('event');

const isKind = (kind: Kind, action: unknown) => (action as Partial<Message> | undefined)?.meta?.kind === kind;
export const isCommand = (action: unknown): action is Command => isKind('command', action);
export const isEvent = (action: unknown): action is DomainEvent => isKind('event', action);

/** Keeps the cause a message already names. */
export const causedBy = <M extends Message>(message: M, cause: Message): M =>
  message.meta.cause ? message : { ...message, meta: { ...message.meta, cause: cause.type } };

/** What somebody answers with who may have one thing to say, several or none. */
export type Told = Message | readonly Message[] | undefined | void;
export const messagesIn = (told: Told): readonly Message[] => {
  if (told === undefined) return [];
  return 'type' in told ? [told] : told;
};
