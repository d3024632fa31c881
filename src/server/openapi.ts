import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Call } from '#src/contract/call';

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema as z.ZodMiniType, { io, unrepresentable: 'any', target: 'openapi-3.0' });

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const queryParameters = (call: Call) => {
  const { properties = {}, required = [] } = schemaOf(call.query, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

/** Routes narrow their parameters (`:business(^[a-z]+$)`); OpenAPI has no place for it in a path. */
const plainPath = ({ path }: Call): string => path.replace(/\(\^[^)]*\$\)/g, '');

const pathParameters = (call: Call) =>
  [...plainPath(call).matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const intention = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: '同一编号 24 小时内重复提交只生效一次，得到同样的回答',
  schema: { type: 'string', pattern: '^[\\w-]{16,128}$' },
};

const envelopeSchema = (data: unknown) => ({
  type: 'object',
  required: ['statusCode', 'businessMsg', 'warnMsg', 'data'],
  properties: {
    statusCode: { type: 'integer' },
    businessMsg: { type: 'string' },
    warnMsg: { type: 'array', items: { type: 'string' } },
    data,
    id: { type: 'string' },
    callbackAddress: { type: 'string' },
  },
});

const operation = (call: Call) => ({
  summary: call.summary,
  security: call.access === 'public' ? [] : [{ accessToken: [] }],
  'x-access': call.access,
  parameters: [...pathParameters(call), ...queryParameters(call), ...(call.once ? [intention] : [])],
  ...(call.method === 'POST' && {
    requestBody: {
      content: { [MEDIA_TYPES[call.bodyKind ?? 'json']]: { schema: schemaOf(call.body, 'input') } },
    },
  }),
  responses: {
    200: {
      description: '信封：statusCode 说明结果',
      content: { 'application/json': { schema: envelopeSchema(schemaOf(call.data, 'output')) } },
    },
  },
});

/** OpenAPI 3.0 of every registered contract. */
export const openApiOf = async (calls: readonly Call[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = plainPath(call).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
    // All of them take half a second: others are answered in between.
    await setImmediate();
  }
  return {
    openapi: '3.0.3',
    info: { title: '造价指标网', version: '1' },
    components: { securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } } },
    paths,
  };
};
