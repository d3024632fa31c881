import { defer } from 'rxjs';
import { events as auth, type User } from '#features/auth/index';
import { sourcing } from '../pages';
import { fitTape } from '../recording/late-tape';
import { tapeChunk } from '../recording/member-tape';
import { standingTape } from '../recording/standing-tape';
import { aiChatChunk, guidesChunk } from './chunks';
import type { PortalContext } from './portal-context';

type Join = PortalContext['join'];

const bringSourcing = async (join: Join, view: PortalContext['view']): Promise<void> =>
  (await sourcing.load()).page.join(join, view);

const bringAiChat = async (join: Join, { navigator }: Window): Promise<void> => {
  const { aiChat, eventStream } = await aiChatChunk.load();
  join(aiChat, {
    listen: (send, request) => eventStream(send, request),
    copy: (text) => defer(() => navigator.clipboard.writeText(text)),
  });
};

const bringGuides = async (join: Join): Promise<void> => {
  const { guides, elements } = await guidesChunk.load();
  join(guides, elements);
};

/** Where it was not there before the store was. */
const bringTape = async ({ ports, state, hear, failures }: PortalContext): Promise<void> => {
  const { tabTape } = await tapeChunk.load();
  if (standingTape()) return;
  const tape = tabTape(ports, { isLate: true });
  fitTape(tape);
  tape.attend({ state, hear, failures });
};

// A chunk that does not arrive is asked for again by the next login.
const nothing = () => undefined;

/** Parts that visitors do without, and some that only some members have. */
export const comeWithMember = (context: PortalContext): void => {
  const { view, hear, member, join } = context;
  const invite = ({ isPartner, isInternal }: User) => {
    // With the login, not with a page: logging out must clear what the partner gave, wherever it happens.
    bringGuides(join).catch(nothing);
    bringTape(context).catch(nothing);
    if (isPartner) bringSourcing(join, view).catch(nothing);
    if (isInternal) bringAiChat(join, view).catch(nothing);
  };
  const here = member();
  if (here) invite(here);
  hear(auth.loggedIn.match).subscribe(({ payload }) => invite(payload.user));
  hear(auth.userReloaded.match).subscribe(({ payload }) => invite(payload.user));
};
