import { map, of, switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { DomainEvent } from '#src/kernel/messages';
import { commands } from '../commands';
import { openTokenCall, openUserRightsCall } from '../contract-partner';
import { events } from '../events';
import { partnerStorage } from '../partner-storage';

/** Whether the member may, then the app's token. */
export const openPartner = attempt({
  on: commands.openPartner,
  overlap: switchMap,
  work: (_, ports) => {
    const storage = partnerStorage(ports);
    return ask(ports.send, openUserRightsCall).pipe(
      switchMap((user) => {
        if (!user.canUse) {
          storage.clear();
          return of<DomainEvent>(events.partnerRejected());
        }
        return ask(ports.send, openTokenCall).pipe(
          map(({ appToken }): DomainEvent => {
            storage.store(appToken, user);
            const { enterpriseName, enterpriseCode } = user;
            return events.partnerOpened({ enterpriseName, enterpriseCode });
          }),
        );
      }),
    );
  },
  started: () => events.openingStarted(),
  succeeded: (event) => event,
  failed: (problem) => events.partnerFailed({ problem }),
});
