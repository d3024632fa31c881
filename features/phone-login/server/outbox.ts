import * as z from 'zod/mini';
import { codes } from '#src/contract/codes';
import { defineCall } from '#src/contract/call';
import { ApiError } from '#infra/server/http/api-error';
import { route, type Route } from '#infra/server/http/route';

export interface Sms {
  readonly mobile: string;
  readonly text: string;
}

/** Where short messages leave the house. Rejects when the message was not taken. */
export interface SmsSender {
  readonly send: (sms: Sms) => Promise<void>;
}

const NOT_CONFIGURED = '短信服务未配置';
const MOST_KEPT = 200;
const TIMEOUT_MS = 5_000;

export interface Outbox extends SmsSender {
  /** Newest first. Without a phone, everybody's. */
  readonly sent: (mobile?: string) => readonly (Sms & { readonly sentAt: string })[];
}

/** Keeps the last messages instead of sending them; they are gone when the server stops. */
export const createOutbox = (now: () => number = Date.now): Outbox => {
  let kept: readonly (Sms & { readonly sentAt: string })[] = [];
  return {
    send: (sms) => {
      kept = [{ ...sms, sentAt: new Date(now()).toISOString() }, ...kept].slice(0, MOST_KEPT);
      return Promise.resolve();
    },
    sent: (mobile) => kept.filter((sms) => mobile === undefined || sms.mobile === mobile),
  };
};

/** POSTs `{ mobile, text }` as JSON; any answer but 2xx within five seconds is a failure. */
const webhookSender = (url: string): SmsSender => ({
  send: async (sms) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The provider's own words could repeat the phone or the code.
    if (!ok) throw new Error(`the SMS provider answered HTTP ${status}`);
  },
});

/** The outbox of a demonstration, or else the configured provider. Undefined: nothing can be sent. */
export const smsSenderOf = ({
  webhookUrl,
  outbox,
}: {
  readonly webhookUrl?: string | undefined;
  readonly outbox?: Outbox | undefined;
}): SmsSender | undefined => outbox ?? (webhookUrl ? webhookSender(webhookUrl) : undefined);

/** @throws ApiError 510 when nothing can be sent; asked before anything is spent. */
export const presentSender = (sender: SmsSender | undefined): SmsSender => {
  if (!sender) throw new ApiError(codes.unavailable, NOT_CONFIGURED);
  return sender;
};

const outboxCall = defineCall({
  method: 'GET',
  path: '/dev/outbox',
  access: 'public',
  summary: '演示模式：本应发出的短信，新的在前',
  query: z.object({ mobile: z.optional(z.string().check(z.maxLength(20))) }),
  data: z.array(z.object({ mobile: z.string(), text: z.string(), sentAt: z.string() })),
});

/** Registered in demo mode alone; elsewhere the address does not exist. */
export const outboxRoutes = (outbox: Outbox): readonly Route[] => [
  route(outboxCall, ({ query }) => {
    return Promise.resolve([...outbox.sent(query.mobile)]);
  }),
];
