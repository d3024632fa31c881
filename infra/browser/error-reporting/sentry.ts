import {
  BrowserClient,
  browserTracingIntegration,
  captureEvent,
  dedupeIntegration,
  defaultStackParser,
  makeFetchTransport,
  setCurrentClient,
  type BrowserOptions,
} from '@sentry/browser';
import { defer, of, type Observable } from 'rxjs';

/** Every error is told, and one visit in five is timed. */
const SAMPLE_RATE = 1;
const TRACES_SAMPLE_RATE = 0.2;

export interface SentryPlan {
  readonly dsn: string;
  readonly release: string;
  readonly environment?: string;
  /** Takes out of a text whatever is personal. */
  readonly scrub: (text: string) => string;
  readonly transport?: BrowserOptions['transport'];
}

interface Report {
  readonly kind: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly place: string;
}

type Attributes = Readonly<Record<string, unknown>>;
const cleaned = (attributes: Attributes, scrub: SentryPlan['scrub']) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value) : value,
    ]),
  );

/**
 * Nothing but what is handed over and the times of pages leaves the browser: no crumbs of what was clicked, typed or
 * logged, no addresses with their queries, no headers on the portal's own calls.
 */
export const openSentry = (plan: SentryPlan): ((report: Report) => Observable<unknown>) => {
  const { dsn, release, environment = 'production', scrub, transport = makeFetchTransport } = plan;
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    transport,
    stackParser: defaultStackParser,
    sampleRate: SAMPLE_RATE,
    tracesSampleRate: TRACES_SAMPLE_RATE,
    tracePropagationTargets: [],
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [dedupeIntegration(), browserTracingIntegration({ traceFetch: false, traceXHR: false })],
    beforeSendSpan: (span) => ({
      ...span,
      name: scrub(span.name),
      attributes: cleaned(span.attributes, scrub),
    }),
  });
  setCurrentClient(client);
  client.init();
  return ({ kind, name, message, stack, place }) =>
    defer(() =>
      of(
        captureEvent({
          level: 'error',
          tags: { kind, place },
          exception: {
            values: [{ type: name, value: message, stacktrace: { frames: defaultStackParser(stack) } }],
          },
        }),
      ),
    );
};
