import * as z from 'zod/mini';
import { done, failed, understood } from './contract';
import { block } from './contract-blocks';
import type { DomainEvent } from '#src/kernel/messages';
import { events } from './events';

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

const STREAM_BROKEN = '数据流读取或 JSON 解析失败';

export class StreamBroken extends Error {
  constructor(cause: string) {
    super(`${STREAM_BROKEN}：${cause}`);
    this.name = 'StreamBroken';
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new StreamBroken(error instanceof Error ? error.message : String(error));
  }
};

const read = <S extends z.core.$ZodType>(schema: S, { event, data }: StreamEvent): z.output<S> => {
  const result = z.safeParse(schema, parsed(data));
  if (result.success) return result.data;
  throw new StreamBroken(`${event} 的内容不符合约定`);
};

/**
 * Events of a later server are passed over.
 * @throws StreamBroken when a chunk cannot be read, Error in the server's words when the answer failed
 */
export const factOf = (told: StreamEvent, askId: string, length: number): DomainEvent | undefined => {
  if (told.event === 'understood') return events.questionUnderstood({ askId, ...read(understood, told) });
  if (told.event === 'block') return events.blockReceived({ askId, block: read(block, told) });
  if (told.event === 'done') return events.answerCompleted({ askId, length, ...read(done, told) });
  if (told.event === 'failed') throw new Error(read(failed, told).message);
  return undefined;
};
