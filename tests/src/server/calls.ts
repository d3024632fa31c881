import * as z from 'zod/mini';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Call } from '#src/contract/call';
import { sealingUnder } from '#infra/server/security/sealing';
import { openSlices } from '#src/server/slices';
import type { testApp } from '#tests/support/app';

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** Every call the portal's server answers, but for those that stand in for services outside. */
export const callsOf = async (db: ReturnType<typeof testApp>['db']): Promise<readonly Call[]> => {
  const { routes, close } = openSlices({
    database: db.database,
    settings: { demo: true },
    dist: '/nowhere',
    readerUrl: undefined,
    sealing: sealingUnder('of calls that are only listed'),
    report: () => {},
  });
  await close();
  return routes.map(({ call }) => call).filter(({ path }) => !path.startsWith('/dev/'));
};

export const shapeOf = (schema: Call['body']): Schema =>
  z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Schema;

export interface Asked {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

const textsIn = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

const formOf = (fields: unknown) => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(textsIn(fields)).toString(),
});
const multipartOf = (fields: unknown) => ({
  type: 'multipart/form-data; boundary=edge',
  payload: `${Object.entries(textsIn(fields))
    .map(([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--edge--\r\n`,
});
const jsonOf = (fields: unknown) => ({ type: 'application/json', payload: JSON.stringify(fields ?? {}) });
const WRITERS = { json: jsonOf, form: formOf, multipart: multipartOf };

/** What a browser would send for this call. */
export const injected = (
  { method, path, bodyKind = 'json' }: Call,
  { query, body, params = {} }: Asked,
  token: string | undefined,
): InjectOptions => {
  const url = path.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'x'),
  );
  const written = method === 'POST' ? WRITERS[bodyKind](body) : undefined;
  return {
    method,
    url: `${url}?${new URLSearchParams(textsIn(query)).toString()}`,
    headers: {
      'idempotency-key': randomUUID(),
      uuidhashcode: 'a-browser',
      ...(token && { accesstoken: token }),
      ...(written && { 'content-type': written.type }),
    },
    ...(written && { payload: written.payload }),
  };
};
