import { defineEvents, payload } from '#src/kernel/messages';
import { navigation } from '#src/kernel/shared-events';

export interface Entered {
  readonly name: string;
  readonly title: string;
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly entersNationwide: boolean;
  readonly lacksRights: boolean;
  /** Same route as before, only its parameters or query changed. */
  readonly isSameRoute: boolean;
  /** Same page as before: its filters, region or basis changed, or the page wrote them into its address itself. */
  readonly isSamePage: boolean;
}

export const events = {
  ...navigation,
  ...defineEvents('navigation', {
    /** The address has passed the guard; the page may be drawn. */
    routeEntered: payload<Entered>(),
    /** Another page has taken its place; `dwellMs` since it was entered. */
    pageLeft: payload<{ readonly name: string; readonly dwellMs: number }>(),
    /** A tab of the header was pressed. */
    tabPressed: payload<{ readonly tab: string }>(),
    /** A link of the footer was followed. */
    footerLinkFollowed: payload<{ readonly name: string }>(),
    /** The page stands at its top again. */
    topReached: payload(),
    /** The guard sent the visitor elsewhere, and why. */
    entryRejected: payload<{
      readonly reason: 'login' | 'vip' | 'partner';
      readonly path: string;
      readonly to: string;
    }>(),
    /** A call that needs VIP or rights was refused for want of them. */
    callRejected: payload<{ readonly code: number }>(),
    /** Where to go after the login. */
    destinationRemembered: payload<{ readonly path: string }>(),
    /** No page waits for a login any more. */
    destinationDropped: payload(),
  }),
};
