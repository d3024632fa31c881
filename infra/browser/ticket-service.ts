import { Observable } from 'rxjs';

export interface TicketServicePlan {
  readonly url: string;
  /** Names this portal to the service; known to every visitor, so no secret. */
  readonly serviceKey: string;
  /** Where the portal is: addresses without a host are its own. */
  readonly portalUrl: string;
  readonly now: () => number;
  readonly load: (url: string, init: RequestInit) => Promise<Response>;
  /** @throws when the answer has another shape */
  readonly read: (answer: unknown) => string | undefined;
}

const PATIENCE_MS = 5_000;

/** Asks the account service, with its own cookies, who is logged in there. Unsubscribing ends the request. */
export const ticketService = ({ url, serviceKey, portalUrl, now, load, read }: TicketServicePlan) =>
  new Observable<string | undefined>((subscriber) => {
    const abort = new AbortController();
    const address = new URL(url, portalUrl);
    address.searchParams.set('timestamp', String(now()));
    address.searchParams.set('serviceKey', serviceKey);
    const ask = async (): Promise<string | undefined> => {
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const response = await load(address.href, { credentials: 'include', signal });
      if (!response.ok) throw new Error(`账号中心返回 HTTP ${response.status}`);
      return read(await response.json());
    };
    ask().then(
      (ticket) => {
        subscriber.next(ticket);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
    return () => abort.abort();
  });
