import { STAND_IN } from '#features/ticket-login/server/index';
import type { Settings } from '#infra/server/settings/settings';

export type OutsideSettings = Pick<
  Settings,
  | 'demo'
  | 'accountService'
  | 'signOnImage'
  | 'errorReportDsn'
  | 'pictures'
  | 'service'
  | 'accountSite'
  | 'siteInfo'
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

/** The house's own explanation, wherever there is nothing else to show how the tutorial works. */
const DEMO_TUTORIAL = { video: 'slides' };

const tutorialOf = ({ demo, service }: OutsideSettings) => {
  const tutorial = service?.tutorial ?? (demo ? DEMO_TUTORIAL : undefined);
  return tutorial && { tutorial };
};

/** What /config.json says beside the gateway; in demo mode the stand-ins of this server take the place of hosts outside. */
export const clientConfiguration = (settings: OutsideSettings) => ({
  protect: settings.protect ?? false,
  ...(settings.errorReportDsn && { errorReporting: { dsn: settings.errorReportDsn } }),
  ...(settings.pictures && { pictures: settings.pictures }),
  ...(settings.service?.robotScript && { robotScript: settings.service.robotScript }),
  ...tutorialOf(settings),
  ...(settings.siteInfo?.records.length && { records: settings.siteInfo.records }),
  ...(settings.accountSite && { accountSite: settings.accountSite }),
  ...accountHosts(settings),
});

const originOf = (url: string | undefined) => (url && URL.canParse(url) ? [new URL(url).origin] : []);

/** Hosts the page may talk to beside its own, for its Content-Security-Policy. */
export const outsideOrigins = (settings: OutsideSettings) => {
  const { demo, accountService, signOnImage, errorReportDsn, service } = settings;
  const inEarnest = (url: string | undefined) => originOf(demo ? undefined : url);
  return {
    connect: [...inEarnest(accountService?.askUrl), ...originOf(errorReportDsn)],
    image: inEarnest(signOnImage),
    // It draws, asks and frames from where its script comes from.
    robot: originOf(service?.robotScript),
    film: [...originOf(service?.tutorial?.video), ...originOf(service?.tutorial?.subtitles)],
  };
};
