import { STAND_IN } from '../../features/ticket-login/server';
import type { Settings } from '../../infra/server/settings';

export type OutsideSettings = Pick<Settings, 'demo' | 'accountService' | 'signOnImage'>;

/** What /config.json says of hosts outside; in demo mode the stand-ins of this server take their place. */
export const outsideOf = ({ demo, accountService, signOnImage }: OutsideSettings) =>
  demo
    ? STAND_IN
    : {
        ...(accountService && {
          ticket: { url: accountService.askUrl, serviceKey: accountService.serviceKey },
        }),
        ...(signOnImage && { signOnImage }),
      };

/** Hosts the page may talk to beside its own, for its Content-Security-Policy. */
export const outsideOrigins = ({ demo, accountService, signOnImage }: OutsideSettings) => {
  const originOf = (url: string | undefined) => (url && !demo ? [new URL(url).origin] : []);
  return { connect: originOf(accountService?.askUrl), image: originOf(signOnImage) };
};
