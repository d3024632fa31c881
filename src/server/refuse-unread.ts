import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { codes } from '#src/contract/codes';
import { failure } from './envelopes';

const WORDS: Readonly<Record<string, readonly [httpStatus: number, words: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时，请重试'],
  HPE_HEADER_OVERFLOW: [431, '请求头过大'],
};

const textOf = (httpStatus: number, words: string): string => {
  const body = JSON.stringify(failure(codes.badRequest, words));
  return [
    `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** What Node could not read as HTTP at all: there is no request yet, and nothing of Fastify's has seen it. */
export const refuseUnread = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  // Where hands were not shaken, an answer would wait for that.
  if (code === 'ECONNRESET' || /^ERR_(TLS|SSL)_/.test(code) || !socket.writable) {
    socket.destroy();
    return;
  }
  const [httpStatus, words] = WORDS[code] ?? [400, '请求不是有效的 HTTP 报文'];
  socket.end(textOf(httpStatus, words));
};

/** Requests that Node would answer by itself, without a word. */
export const refuseUnusual = (server: Server): void => {
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    socket.end(textOf(405, '这个地址不支持该请求方式')),
  );
  server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    socket.end(textOf(417, '不支持的 Expect 请求头')),
  );
};
