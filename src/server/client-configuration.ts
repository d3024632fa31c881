import { STAND_IN } from '../../features/ticket-login/server';
import type { Settings } from '../../infra/server/settings';

export type OutsideSettings = Pick<
  Settings,
  'demo' | 'accountService' | 'signOnImage' | 'errorReportDsn' | 'pictures'
> & { readonly protect?: boolean };

const accountHosts = ({ demo, accountService, signOnImage }: OutsideSettings) =>
  demo
    ? STAND_IN
    : {
        ...(accountService && {
          ticket: { url: accountService.askUrl, serviceKey: accountService.serviceKey },
        }),
        ...(signOnImage && { signOnImage }),
      };

/** What /config.json says beside the gateway; in demo mode the stand-ins of this server take the place of hosts outside. */
export const clientConfiguration = (settings: OutsideSettings) => ({
  protect: settings.protect ?? false,
  ...(settings.errorReportDsn && { errorReporting: { dsn: settings.errorReportDsn } }),
  ...(settings.pictures && { pictures: settings.pictures }),
  ...accountHosts(settings),
});

/** Hosts the page may talk to beside its own, for its Content-Security-Policy. */
export const outsideOrigins = ({ demo, accountService, signOnImage, errorReportDsn }: OutsideSettings) => {
  const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
  const inEarnest = (url: string | undefined) => originOf(demo ? undefined : url);
  return {
    connect: [...inEarnest(accountService?.askUrl), ...originOf(errorReportDsn)],
    image: inEarnest(signOnImage),
  };
};
