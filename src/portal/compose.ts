import { auth, commands as authCommands } from '#features/auth/index';
import { navigation } from '#features/navigation/index';
import { notices } from '#features/notices/index';
import { regions } from '#features/regions/index';
import { tracking, type Track } from '#features/tracking/index';
import { takeAddressToken } from '#infra/browser/address-token';
import { moveSearchIntoHash } from '#infra/browser/move-search-into-hash';
import { inTasks, nextTask } from '#infra/browser/next-task';
import type { AnswersAtHand } from '#infra/gateway/answer-from-page';
import type { Configuration } from '#infra/gateway/configuration';
import type { Ports } from '#src/kernel/ports';
import type { Join } from '#src/kernel/slice';
import { captchaGate } from './gateway/captcha-gate';
import { deliveryOf } from './delivery';
import { joinStore } from '#src/program/join-store';
import { matchRoute } from './routing/match-route';
import { programGateway } from '#src/program/gateway';
import { standingTopics } from '#src/program/standing-topics';
import { pathGate } from './gateway/path-gate';
import type { AroundProgram } from './recording/around-program';
import { sessionPart } from './session-part';
import { createProgramStore } from '#src/program/store';

export interface PortalPlan {
  readonly view: Window & typeof globalThis;
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
  readonly configuration: Promise<Configuration>;
  readonly answers: AnswersAtHand;
  readonly recording: Pick<AroundProgram, 'middleware' | 'observe'> & Partial<AroundProgram>;
}

/** Read in both parts of the address. */
const OF_THE_ROUTE = ['areaId', 'gid', 'redirect'];

/** Put together once per page, before anything is drawn, in tasks that leave the page free in between. */
export const composePortal = async ({ view, ports, configuration, answers, recording }: PortalPlan) => {
  const addressToken = takeAddressToken(view);
  moveSearchIntoHash(view, OF_THE_ROUTE);
  const wire = joinStore();
  const gateOfCaptcha = captchaGate({ wire, join: (slice, ...needs) => join(slice, ...needs) });
  const captcha = recording.captcha?.(gateOfCaptcha) ?? gateOfCaptcha;
  const gate = pathGate();
  const send = programGateway({
    ports,
    wire,
    configuration,
    answers,
    observe: recording.observe,
    passCaptcha: captcha.pass,
    businessPath: gate.layer,
  });
  const allPorts = { ...ports, send, captcha: captcha.port };
  await nextTask();
  const { store, join: joinSlice } = createProgramStore({
    ports: allPorts,
    standing: standingTopics,
    epics: { wire: wire.epic },
    middleware: [recording.middleware],
  });

  const joinStoreSlice = recording.joining?.(joinSlice) ?? joinSlice;
  const tracks: Track[] = [];
  const join: Join = (slice, ...needs) => {
    if (slice.tracked && !tracks.includes(slice.tracked)) tracks.push(slice.tracked);
    joinStoreSlice(slice, ...needs);
  };

  sessionPart({ view, ports: allPorts, wire, join, gate, configuration });
  // Navigation joins last: it judges the first address at once, and the others must hear of it.
  await inTasks([
    () => join(tracking, { tracks: () => tracks, delivery$: deliveryOf(view, configuration) }),
    () => join(notices),
    () => join(auth),
    () => join(regions),
    () => join(navigation, matchRoute),
  ]);
  /** Asks who is here: only when all who want to know are listening. */
  const begin = () =>
    store.dispatch(
      addressToken ? authCommands.logInByToken({ accessToken: addressToken }) : authCommands.resume(),
    );
  return { store, join, hear: wire.hear, begin };
};
