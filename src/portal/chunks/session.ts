import { businessPath, events, createPathStore } from '#features/business-path/index';
import { enterQuietly$, vault } from '#features/auth/index';
import { readHeldTicket, ticketLogin } from '#features/ticket-login/index';
import { beaconOf } from '#infra/browser/beacon';
import { sealedStorage } from '#infra/browser/sealed-storage';
import { ticketService } from '#infra/browser/ticket-service';
import type { Configuration } from '#infra/gateway/configuration';
import { openBusinessPath } from '#infra/gateway/open-business-path';
import type { SessionPlan } from '../session-plan';

const joinBusinessPath = ({ ports, wire, join, gate }: SessionPlan) => {
  const pathStore = createPathStore();
  gate.fit(
    openBusinessPath({
      current: pathStore.current,
      now: ports.now,
      refused: () => wire.say(events.pathRejected()),
    }),
  );
  join(businessPath, { pathStore, storage: sealedStorage({ now: ports.now }) });
};

const joinTicketLogin = ({ view, ports, join }: SessionPlan, { ticket, signOnImage }: Configuration) => {
  const portalUrl = view.location.origin + view.location.pathname;
  const load = (url: string, init: RequestInit) => view.fetch(url, init);
  join(ticketLogin, {
    ...(ticket && {
      ticket$: ticketService({ ...ticket, portalUrl, now: ports.now, load, read: readHeldTicket }),
    }),
    enter: (request) => enterQuietly$(ports, request),
    hasToken: () => vault(ports).accessToken() !== undefined,
    beacon: beaconOf(),
    signOnImage,
    portalUrl,
  });
};

export const joinSession = (plan: SessionPlan, configuration: Configuration): void => {
  joinBusinessPath(plan);
  joinTicketLogin(plan, configuration);
};
