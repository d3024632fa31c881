import type { ApiReply } from '#src/kernel/send';
import type { ReplyLine } from './log';
import { withTexts } from './placeholders';

/** The reply as the gateway had it, or why none came. */
export const replyIn = (line: ReplyLine): ApiReply | Error =>
  line.st === undefined
    ? new Error(line.err?.replace(/^Error: /, '') ?? 'no reply')
    : {
        ...(withTexts(line.env ?? {}) as Pick<ApiReply, 'businessMsg' | 'warnMsg'>),
        httpStatus: line.st,
        statusCode: line.sc,
        data: withTexts(line.b),
      };
