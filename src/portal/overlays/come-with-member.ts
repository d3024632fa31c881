import { defer } from 'rxjs';
import { events as auth, type User } from '#features/auth/index';
import { aiChatChunk, sourcingChunk } from '../page-chunks';
import type { PortalContext } from './portal-context';

type Join = PortalContext['join'];

const bringSourcing = async (join: Join): Promise<void> => join((await sourcingChunk.load()).sourcing);

const bringAiChat = async (join: Join, { navigator }: Window): Promise<void> => {
  const { aiChatOf, eventStream } = await aiChatChunk.load();
  join(
    aiChatOf({
      listen: (send, request) => eventStream(send, request),
      copy: (text) => defer(() => navigator.clipboard.writeText(text)),
    }),
  );
};

// A chunk that does not arrive is asked for again by the next login.
const nothing = () => undefined;

/** Parts that only some members have. */
export const comeWithMember = ({ view, hear, member, join }: PortalContext): void => {
  const invite = ({ isPartner, isInternal }: User) => {
    // With the login, not with a page: logging out must clear what the partner gave, wherever it happens.
    if (isPartner) bringSourcing(join).catch(nothing);
    if (isInternal) bringAiChat(join, view).catch(nothing);
  };
  const here = member();
  if (here) invite(here);
  hear(auth.loggedIn.match).subscribe(({ payload }) => invite(payload.user));
};
