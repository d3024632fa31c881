import type { Observable } from 'rxjs';
import type { DomainEvent } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';

/** What this slice needs of the world outside the portal's own gateway. */
export interface Outside {
  /** A ticket for whoever the account service knows in this browser; undefined for nobody. Absent: no such service. */
  readonly ticket$?: Observable<string | undefined>;
  /** The one way into a session: sends the call, keeps the secrets, tells how it went. Belongs to whoever keeps sessions. */
  readonly enter: (request: ApiRequest) => Observable<DomainEvent>;
  readonly hasToken: () => boolean;
  /** Loads the address as a picture nobody sees. */
  readonly beacon: (url: string) => void;
  /** Picture of the account provider. Absent: nobody is told of logins. */
  readonly signOnImage?: string | undefined;
  /** Where the portal itself is, without a hash. */
  readonly portalUrl: string;
}
