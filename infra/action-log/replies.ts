import type { ApiReply } from '#src/kernel/send';
import type { ReplyLine } from './log';
import { isPlainObject } from './describe';
import { withTexts } from './placeholders';

/** Of a file the log knows that it came; what was in it enters no state. */
const dataIn = (written: unknown): unknown =>
  isPlainObject(written) && written.$other === 'Blob' ? new Blob() : withTexts(written);

/** The reply as the gateway had it, or why none came. */
export const replyIn = (line: ReplyLine): ApiReply | Error =>
  line.st === undefined
    ? new Error(line.err?.replace(/^Error: /, '') ?? 'no reply')
    : {
        ...(withTexts(line.env ?? {}) as Pick<ApiReply, 'businessMsg' | 'warnMsg'>),
        httpStatus: line.st,
        statusCode: line.sc,
        data: dataIn(line.b),
      };
