import type { ApiReply } from '#src/kernel/send';
import type { LogLine, ReplyLine } from './log';
import { withTexts } from './placeholders';

const isReference = (body: unknown): body is { readonly $ref: string } =>
  typeof body === 'object' && body !== null && '$ref' in body;

/** Bodies that were written once stand where they are referred to. */
export const bodiesIn = (lines: readonly LogLine[]): ReadonlyMap<string, unknown> =>
  new Map(
    lines.flatMap((line) =>
      line.k === 's' && line.bh !== undefined && line.b !== undefined && !isReference(line.b)
        ? [[line.bh, line.b] as const]
        : [],
    ),
  );

export const bodyOf = ({ b }: ReplyLine, bodies: ReadonlyMap<string, unknown>): unknown =>
  isReference(b) ? bodies.get(b.$ref) : b;

/** The reply as the gateway had it, or why none came. */
export const replyIn = (line: ReplyLine, bodies: ReadonlyMap<string, unknown>): ApiReply | Error =>
  line.st === undefined
    ? new Error(line.err?.replace(/^Error: /, '') ?? 'no reply')
    : {
        ...(withTexts(line.env ?? {}) as Pick<ApiReply, 'businessMsg' | 'warnMsg'>),
        httpStatus: line.st,
        statusCode: line.sc,
        data: withTexts(bodyOf(line, bodies)),
      };
