import type { FastifyRequest } from 'fastify';
import { header } from '#src/contract/headers';

/** The access token that a request carries; undefined where it carries none. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const token = headers[header.accessToken];
  return typeof token === 'string' && token !== '' ? token : undefined;
};
