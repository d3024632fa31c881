import { buffer } from 'node:stream/consumers';
import type { StreamAnswer } from '#infra/server/http/stream-answer';

export const nameOf = ({ headers }: StreamAnswer) =>
  decodeURIComponent(/UTF-8''(.+)$/.exec(headers['content-disposition'] ?? '')?.[1] ?? '');
export const bytesOf = ({ stream }: StreamAnswer) => buffer(stream);
export const textOf = async (answer: StreamAnswer) => (await bytesOf(answer)).toString();
