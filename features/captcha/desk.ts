import { Observable, type Subscription } from 'rxjs';
import type { DomainEvent } from '#src/kernel/messages';
import { purposeIn, type Purpose } from './contract';
import { events } from './events';
import type { Ports } from '#src/kernel/ports';

export interface DeskPorts {
  readonly say: (event: DomainEvent) => void;
  readonly dismissed$: Observable<unknown>;
}

export interface Desk extends Pick<Ports['captcha'], 'hand'> {
  /**
   * One subscription is one waiting call: it gets an answer of its own, or undefined when the member declines.
   * `callbackAddress` is what the 980 named.
   */
  readonly answerTo: (callbackAddress: string | undefined) => Observable<string | undefined>;
}

interface Waiting {
  readonly purpose: Purpose;
  readonly take: (answer: string | undefined) => void;
}

/** Where waiting calls queue for answers: the one link between the gateway and this slice besides its events. */
export const captchaDesk = ({ say, dismissed$ }: DeskPorts): Desk => {
  const queue = new Set<Waiting>();

  const answerTo: Desk['answerTo'] = (callbackAddress) =>
    new Observable((subscriber) => {
      const purpose = purposeIn(callbackAddress);
      // eslint-disable-next-line prefer-const -- taken back in `take`, which may be called while it is being made
      let dismissal: Subscription | undefined;
      const waiting: Waiting = {
        purpose,
        take: (answer) => {
          queue.delete(waiting);
          dismissal?.unsubscribe();
          subscriber.next(answer);
          subscriber.complete();
        },
      };
      queue.add(waiting);
      dismissal = dismissed$.subscribe(() => waiting.take(undefined));
      // Listens before it announces: the answer may come back on the same call stack.
      say(events.captchaRequired({ purpose }));
      return () => {
        dismissal.unsubscribe();
        if (queue.delete(waiting)) say(events.waitingEnded({ purpose }));
      };
    });

  const hand: Desk['hand'] = (purpose, answer) =>
    [...queue].find((waiting) => waiting.purpose === purpose)?.take(answer);

  return { answerTo, hand };
};
