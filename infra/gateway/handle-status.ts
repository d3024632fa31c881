import { catchError, map, throwError } from 'rxjs';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';
import { judge } from './status-table';

export interface StatusPorts {
  /** `warning` notices carry the title 提示. */
  notify(notice: { readonly type: 'warning' | 'info' | 'error'; readonly text: string }): void;
  /** Of a call that needs VIP or rights; the same codes also tell members apart, which is no lack of theirs. */
  announceAccessRefused(reply: ApiReply): void;
  announceSessionOver(reply: ApiReply): void;
  announceLoginAnomaly(request: ApiRequest, reply: ApiReply): void;
}

const inWords = (s: number) => (s < 120 ? `${s} 秒` : `${Math.ceil(s / 60)} 分钟`);
/** A limit may last longer than what the server says of it, never shorter. */
const sayWhen = (text: string, { retryAfterS }: ApiReply) =>
  retryAfterS ? text.replace('请稍后再试', `请至少 ${inWords(retryAfterS)}后再试`) : text;

/**
 * Turns a reply into success or failure by the status table, with its notice.
 *
 *   send   --k     --e       k = 200, e = 500
 *   out    --k     --#       the error carries the whole reply
 *   notice           !
 */
export const handleStatus =
  (ports: StatusPorts): Layer =>
  (send) =>
  (request) =>
    send(request).pipe(
      map((reply) => {
        const { outcome, announce, notice, text } = judge(request.path, reply);
        const isGood = outcome === 'resolve';
        // A caller that shows its own failures knows nothing of what a success has to say.
        if (text && (isGood || !request.quiet)) {
          const good = notice === 'message' ? 'info' : 'warning';
          ports.notify({ type: isGood ? good : 'error', text: sayWhen(text, reply) });
        }
        if (announce === 'access-refused' && request.needs) ports.announceAccessRefused(reply);
        if (announce === 'session-over') ports.announceSessionOver(reply);
        if (announce === 'login-anomaly') ports.announceLoginAnomaly(request, reply);
        if (isGood) return reply;
        // Whoever shows a failure itself shows the words of the table.
        throw new CallRefused(reply, sayWhen(text ?? (announce ? reply.businessMsg : ''), reply));
      }),
      catchError((error: unknown) => {
        // A request that never got a reply is told once, here, unless the caller keeps quiet.
        if (!(error instanceof CallRefused) && !request.quiet) {
          ports.notify({ type: 'error', text: error instanceof Error ? error.message : String(error) });
        }
        return throwError(() => error);
      }),
    );
