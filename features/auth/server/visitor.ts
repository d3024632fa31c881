import { deviceOf } from '#infra/server/security/login-permits';
import { agentOf, type Agent } from '#infra/server/http/user-agent';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Who knocks, as far as the request tells. */
export interface Visitor extends Agent {
  /** Name of the browser; empty when it gives none. */
  readonly device: string;
  readonly ip: string;
}

export const visitorOf = (
  { headers, ip }: { readonly headers: Headers; readonly ip: string },
  fallbackDevice = '',
): Visitor => ({
  device: deviceOf(headers) ?? fallbackDevice,
  ip,
  ...agentOf(String(headers['user-agent'] ?? '')),
});
