import { notices } from '#src/kernel/shared-events';
import { EMPTY, map, merge } from 'rxjs';
import { events as auth, refusedLoginIn, vault } from '#features/auth/index';
import { events as navigation } from '#features/navigation/index';
import { answerFromPage, type AnswersAtHand } from '#infra/gateway/answer-from-page';
import type { Configuration } from '#infra/gateway/configuration';
import { cancelWithSession } from '#infra/gateway/cancel-with-session';
import { addHeaders } from '#infra/gateway/add-headers';
import { gateway, type Layer } from '#infra/gateway/gateway';
import { addIdempotencyKey } from '#infra/gateway/add-idempotency-key';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import { retryAfterCaptcha, type CaptchaPorts } from '#infra/gateway/retry-after-captcha';
import { handleStatus } from '#infra/gateway/handle-status';
import type { Ports } from '#src/kernel/ports';
import type { Send } from '#src/kernel/send';
import type { joinStore } from './join-store';
import { signingPart } from './signing-part';
import { transportPart } from './transport-part';

const WARNING_TITLE = '提示';

const unseen: Layer = (send) => send;

export interface GatewayPlan {
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
  readonly wire: ReturnType<typeof joinStore>;
  readonly configuration: Promise<Configuration>;
  readonly passCaptcha: CaptchaPorts['pass'];
  /** Announces a member's calls, once the session's chunk is there. */
  readonly businessPath: Layer;
  /** What leaves the page; comes late unless it is given. */
  readonly transport?: Layer;
  /** What came with the page. */
  readonly answers?: AnswersAtHand;
  /** Sees every attempt on the wire, before it is dressed with secrets. */
  readonly observe?: Layer;
}

/** The layers in their order: the first sees a request first and its reply last. */
export const programGateway = ({
  ports,
  wire,
  configuration,
  observe = unseen,
  passCaptcha,
  businessPath,
  answers,
  transport = transportPart(configuration),
}: GatewayPlan): Send => {
  const { hear, say } = wire;
  const secrets = vault(ports);
  return gateway(
    () => EMPTY,
    // Outermost: every kind of retry keeps the name of what the member meant to do.
    addIdempotencyKey(ports.ids.uuid),
    // Outside the status table: what is cancelled with its session is not spoken of.
    cancelWithSession({ left$: hear(auth.loggedOut.match) }),
    handleStatus({
      notify: ({ type, text }) =>
        say(
          notices.noticeRaised({
            type,
            text,
            ...(type === 'warning' && { title: WARNING_TITLE }),
          }),
        ),
      announceAccessRefused: ({ statusCode }) => say(navigation.callRejected({ code: statusCode })),
      announceSessionOver: ({ businessMsg }) => say(auth.sessionEnded({ message: businessMsg })),
      announceLoginAnomaly: (_, { data }) => say(auth.anomalyFound(refusedLoginIn(data))),
    }),
    replayAfterRelogin({
      announceExpired: () => say(auth.sessionExpired()),
      loggedIn$: merge(hear(auth.loggedIn.match), hear(auth.sessionRenewed.match)).pipe(map(() => undefined)),
      abandoned$: hear(auth.loginAbandoned.match),
      shown: () => ({ token: secrets.accessToken(), family: secrets.casId() }),
    }),
    // Inside the re-login, so that the login that repairs a session may itself meet a captcha.
    retryAfterCaptcha({ pass: passCaptcha }),
    observe,
    // Inside the recorder's place: a recording holds what came with the page as it holds every reply.
    answers ? answerFromPage(answers) : unseen,
    businessPath,
    addHeaders({
      accessToken: secrets.accessToken,
      casId: secrets.casId,
      deviceId: secrets.deviceId,
      now: ports.now,
    }),
    signingPart(configuration, secrets.nameDevice, () => say(auth.keepingRejected())),
    transport,
  );
};
