import { merge } from 'rxjs';
import { events as auth } from '#features/auth/index';
import { nextTask } from '#infra/browser/next-task';
import type { Configuration } from '#infra/gateway/configuration';
import { sessionChunk } from './lazy-chunks';
import type { SessionPlan } from './session-plan';

/** The code of a session is loaded when it is known who is logged in; a visitor needs it only where an account service may know him. */
export const sessionPart = (plan: SessionPlan): void => {
  let joined: Promise<void> | undefined;
  const join = async (configuration: Configuration) => {
    const { joinSession } = await sessionChunk.load();
    await nextTask();
    joinSession(plan, configuration);
  };
  const load = async (isMember: boolean) => {
    const configuration = await plan.configuration;
    if (!isMember && !configuration.ticket) return;
    // A chunk that did not arrive is asked for again by the next event.
    joined ??= join(configuration).catch(() => {
      joined = undefined;
    });
  };
  const { hear } = plan.wire;
  merge(hear(auth.loggedIn.match), hear(auth.noSessionFound.match)).subscribe(
    (event) => void load(auth.loggedIn.match(event)),
  );
};
