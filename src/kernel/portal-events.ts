import type { Kind, Heard, Message } from './messages';

/** A creator whose type string is of no matter. */
export interface CreatorOf<K extends Kind, P> extends Heard<K, P> {
  (payload: P): Message<K, P>;
  readonly type: string;
}

/** What every page hears and tells of the portal around it; the root plugs in the events of the slices that say so. */
export interface PortalEvents {
  readonly routeEntered: Heard<
    'event',
    {
      readonly name: string;
      readonly query: Readonly<Record<string, string>>;
      readonly isSameRoute: boolean;
    }
  >;
  readonly regionPicked: Heard<
    'event',
    { readonly areaid: string; readonly by: 'member' | 'entry' | 'address' }
  >;
  readonly listSearchRepeated: Heard<'event', { readonly route: string }>;
  readonly listAnswered: (answer: {
    readonly route: string;
    readonly total: number;
    readonly failedWith?: number;
  }) => Message;
}
