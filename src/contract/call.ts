import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/**
 * What a call costs the house: `light` next to nothing, `heavy` several times a read. How many of each a sender has is
 * the server's to say.
 */
export type Cost = 'light' | 'read' | 'write' | 'heavy';
export type Access = 'public' | 'member' | 'vip' | 'rights' | 'publisher' | 'analyst';
/**
 * Whose the records are that a call names: to everybody else they are not there. A `holder` shows something with the
 * name that only the right one has, such as a password, a code or the browser it was given to.
 */
type Owner = 'account' | 'organisation' | 'holder' | 'public';

/** One call of the wire, read by both sides: the epic makes its request from it, the server its route. */
export interface Call<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  Path extends string = string,
> {
  readonly method: 'GET' | 'POST';
  /** As the specification writes it; parameters as `:id`. */
  readonly path: Path;
  readonly access: Access;
  /** Of a public call that keeps something for its sender: with a token that is no longer good it is refused, and nothing of a member is taken for a visitor's. */
  readonly keepsSender?: boolean;
  /** Of every call that names a record by a field or parameter. */
  readonly owner?: Owner;
  /** Form bodies arrive as text, so their schemas coerce; `multipart` holds fields and no files. */
  readonly bodyKind?: 'json' | 'form' | 'multipart';
  /** Body and answer travel as JWEs; signed by the browser's key even without a session. */
  readonly sealed?: boolean;
  /** Purpose of the captcha that the server demands of every such call; it is passed before the call goes out. */
  readonly captcha?: 'sms';
  /** Takes effect once for each Idempotency-Key, which every such call carries, GETs included. */
  readonly once?: boolean;
  /** Bytes, where a body may be larger than the server's usual limit. */
  readonly bodyLimit?: number;
  readonly cost: Cost;
  /** Rows that count as exported: those asked for, or those of the answer where there is one. */
  exportedRows?(body: z.output<Body>, data?: z.input<Data>): number;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** One Chinese line for the OpenAPI document. */
  readonly summary: string;
}

const nothing = z.optional(z.unknown());
type Nothing = typeof nothing;

interface CallPlan<Query extends Schema, Body extends Schema, Data extends Schema, Path extends string> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  readonly access: Access;
  readonly keepsSender?: boolean;
  readonly owner?: Call['owner'];
  readonly bodyKind?: Call['bodyKind'];
  readonly sealed?: boolean;
  readonly captcha?: Call['captcha'];
  readonly once?: boolean;
  readonly bodyLimit?: number;
  /** By default `write` where it takes effect once, and `read` elsewhere. */
  readonly cost?: Cost;
  exportedRows?(body: z.output<Body>, data?: z.input<Data>): number;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  readonly summary: string;
}

export const defineCall = <
  Data extends Schema,
  Path extends string,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(
  plan: CallPlan<Query, Body, Data, Path>,
): Call<Query, Body, Data, Path> => ({
  ...plan,
  cost: plan.cost ?? (plan.once ? 'write' : 'read'),
  query: plan.query ?? (nothing as unknown as Query),
  body: plan.body ?? (nothing as unknown as Body),
});

export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type DataOf<C extends Call> = z.output<C['data']>;

/** The reply does not keep the contract: a defect on one of the two sides, never the member's. */
export class ContractBroken extends Error {
  constructor(path: string, issues: string) {
    super(`${path}：返回的数据不符合约定（${issues}）`);
    this.name = 'ContractBroken';
  }
}

export const describeIssues = (error: z.core.$ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || '整体'} ${message}`)
    .join('；');

/** Reader of the reply's data; throws ContractBroken. */
export const reader =
  <C extends Call>(call: C) =>
  (data: unknown): DataOf<C> => {
    const result = z.safeParse(call.data, data);
    if (result.success) return result.data as DataOf<C>;
    throw new ContractBroken(call.path, describeIssues(result.error));
  };

type Params = Readonly<Record<string, string>>;
export interface Asked<C extends Call> {
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly params?: Params;
}

/** The kernel's ApiRequest for this call. */
export const requestOf = <C extends Call>(
  { method, path, bodyKind, access, sealed, captcha, once }: C,
  asked: Asked<C> = {},
) => ({
  method,
  path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asked.params?.[name] ?? '')),
  ...(bodyKind && { bodyKind }),
  ...(sealed && { sealed }),
  ...(captcha && { captcha }),
  ...(once && { once }),
  ...(asked.query !== undefined && {
    query: asked.query as Record<string, string | number | boolean | undefined>,
  }),
  ...(asked.body !== undefined && { body: asked.body as unknown }),
  ...((access === 'vip' || access === 'rights') && { needs: access }),
  session: access === 'public' ? ('optional' as const) : ('required' as const),
});
