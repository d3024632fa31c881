import { parseArgs } from 'node:util';
import { accountNames, giveVipYears } from '#features/auth/server/index';
import {
  cancelAsOperator,
  DAYS_TO_PAY,
  issueInvoice,
  orderNumbered,
  ordersToMind,
  payOrder,
  quoteOrder,
  type Fate,
  type OrderEnds,
  type StoredOrder,
} from '#features/orders/server/index';
import { tellMember } from '#features/system-notices/server/index';
import { StartupError } from '#infra/server/http/startup-error';
import type { Database } from '#infra/server/postgres/database';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { migrate } from '#infra/server/postgres/migrate';
import { momentOf, tableOf } from '../accounts/lines';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';

const USAGE = `用法：
  npm run orders -- list                       待报价、待付款和待开票的订单，先到的在前；加 --all 列出最近的全部订单
  npm run orders -- show 订单编号              一个订单和它的开票资料
  npm run orders -- quote 订单编号 金额        报价（元）；付款期限从今天重新算 ${DAYS_TO_PAY} 天；已有价格的加 --replace 才改
  npm run orders -- paid 订单编号              确认到账：开通会员，续期从原到期日接着算；过期后才到的款加 --late
  npm run orders -- cancel 订单编号            取消没有付款的订单
  npm run orders -- invoice 订单编号 --no 号码 登记已开具的发票号码；换开加 --replace`;

type OrdersDatabase = Pick<Database, 'pool' | 'transaction'>;

interface Asked {
  readonly verb: string;
  readonly number: string;
  readonly words: string;
  readonly all: boolean;
  readonly invoiceNumber: string | undefined;
  readonly replaces: boolean;
  readonly isLate: boolean;
}

const ORDER = /^DD\d{8}-[0-9A-Z]{6}$/;
const AMOUNT = /^[1-9]\d{0,8}(\.\d{1,2})?$/;
const INVOICE = /^[0-9A-Za-z-]{6,30}$/;

/** Whether these words, and no others, belong to the verb. */
const IS_WHOLE: Readonly<Record<string, (asked: Asked, count: number) => boolean>> = {
  list: (_, count) => count === 1,
  show: (_, count) => count === 2,
  quote: ({ words }, count) => count === 3 && AMOUNT.test(words),
  paid: (_, count) => count === 2,
  cancel: (_, count) => count === 2,
  invoice: ({ invoiceNumber }, count) => count === 2 && INVOICE.test(invoiceNumber ?? ''),
};

const isWhole = (asked: Asked, count: number): boolean => {
  const { verb, number, all, invoiceNumber, replaces, isLate } = asked;
  if (verb !== 'list' && (all || !ORDER.test(number))) return false;
  if (verb !== 'invoice' && invoiceNumber !== undefined) return false;
  if (replaces && verb !== 'quote' && verb !== 'invoice') return false;
  if (isLate && verb !== 'paid') return false;
  return Object.hasOwn(IS_WHOLE, verb) && IS_WHOLE[verb]?.(asked, count) === true;
};

/** Undefined when the words ask for nothing known. */
const askedIn = (args: readonly string[]): Asked | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        no: { type: 'string' },
        replace: { type: 'boolean' },
        late: { type: 'boolean' },
      },
    });
    const [verb = '', number = '', words = ''] = positionals;
    const asked = {
      verb,
      number,
      words,
      all: values.all === true,
      invoiceNumber: values.no,
      replaces: values.replace === true,
      isLate: values.late === true,
    };
    return isWhole(asked, positionals.length) ? asked : undefined;
  } catch {
    return undefined;
  }
};

const ends: OrderEnds = {
  giveVipYears,
  tellMember: (client, accountId, title) =>
    tellMember(client, accountId, {
      title,
      content: '<p><a href="#/usercenter/orders">到订单与发票查看</a></p>',
    }),
};

const MOST_LISTED = 200;
const STATES: Readonly<Record<StoredOrder['state'], string>> = {
  unpriced: '待报价',
  unpaid: '待付款',
  open: '已开通',
  cancelled: '已取消',
  expired: '已过期',
};
const INVOICE_KINDS = { normal: '普票', special: '专票' } as const;

const dayIn = (iso: string | null): string => (iso === null ? '—' : momentOf(new Date(iso)));
const priceIn = ({ price }: StoredOrder): string => (price === null ? '询价' : `${price.toFixed(2)} 元`);
const invoiceIn = ({ invoice }: StoredOrder): string => {
  if (!invoice) return '—';
  return `${INVOICE_KINDS[invoice.kind]}${invoice.number ? `已开具 ${invoice.number}` : '待开具'}`;
};

const list = async ({ pool }: OrdersDatabase, { all }: Asked): Promise<string> => {
  const orders = await ordersToMind(pool, { all, most: MOST_LISTED });
  if (orders.length === 0) return all ? '还没有订单。' : '没有待处理的订单。';
  const names = await accountNames(
    pool,
    orders.flatMap(({ accountId }) => accountId ?? []),
  );
  return tableOf([
    ['订单编号', '账号', '套餐', '年限', '金额', '状态', '下单', '付款期限', '发票'],
    ...orders.map((order) => [
      order.number,
      names.get(order.accountId ?? '') ?? '—',
      order.packageName,
      `${order.years} 年`,
      priceIn(order),
      STATES[order.state],
      dayIn(order.placedAt),
      dayIn(order.expiresAt),
      invoiceIn(order),
    ]),
  ]);
};

const show = async ({ pool }: OrdersDatabase, { number }: Asked): Promise<string | undefined> => {
  const order = await orderNumbered(pool, number);
  if (!order) return undefined;
  const names = await accountNames(pool, order.accountId === null ? [] : [order.accountId]);
  const { invoice } = order;
  return tableOf([
    ['订单编号', order.number],
    ['账号', names.get(order.accountId ?? '') ?? '—'],
    ['套餐', `${order.packageName}，${order.years} 年`],
    ['金额', priceIn(order)],
    ['状态', STATES[order.state]],
    ['下单', dayIn(order.placedAt)],
    ['付款期限', dayIn(order.expiresAt)],
    ['会员期限', order.opensAt === null ? '—' : `${dayIn(order.opensAt)} 至 ${dayIn(order.opensUntil)}`],
    ['发票', invoiceIn(order)],
    ...(invoice
      ? [
          ['抬头', invoice.title],
          ['税号', invoice.taxNumber || '—'],
          ['邮箱', invoice.email],
          ...(invoice.kind === 'special'
            ? [
                ['地址', invoice.address],
                ['电话', invoice.phone],
                ['开户行', invoice.bank],
                ['账号', invoice.bankAccount],
              ]
            : []),
        ]
      : []),
  ]);
};

const said = (fate: Fate | undefined, words: (order: StoredOrder) => string): Said => {
  if (fate === undefined) return undefined;
  return 'refused' in fate ? { code: 2, text: `${fate.refused}。` } : { code: 0, text: words(fate.order) };
};
/** Undefined when there is no such order. */
type Said = { readonly code: number; readonly text: string } | undefined;

const follow = async (database: OrdersDatabase, asked: Asked): Promise<Said> => {
  const { verb, number, words, invoiceNumber = '', replaces, isLate } = asked;
  const done = (text: string | undefined): Said => (text === undefined ? undefined : { code: 0, text });
  if (verb === 'list') return done(await list(database, asked));
  if (verb === 'show') return done(await show(database, asked));
  if (verb === 'quote')
    return said(
      await quoteOrder(database, ends, number, { yuan: Number(words), replaces }),
      (order) => `订单 ${number} 已报价 ${priceIn(order)}，付款期限 ${dayIn(order.expiresAt)}。`,
    );
  if (verb === 'paid')
    return said(
      await payOrder(database, ends, number, { isLate }),
      (order) => `订单 ${number} 已开通，会员期限 ${dayIn(order.opensAt)} 至 ${dayIn(order.opensUntil)}。`,
    );
  if (verb === 'cancel')
    return said(await cancelAsOperator(database, ends, number), () => `订单 ${number} 已取消。`);
  return said(
    await issueInvoice(database, ends, number, { invoiceNumber, replaces }),
    () => `订单 ${number} 的发票已登记：${invoiceNumber}。`,
  );
};

/** Gives the exit code: 0 done, 1 no such order or no database, 2 not understood or not possible. */
export const runOrders = async (
  args: readonly string[],
  { env, say, complain }: ProgramContext,
): Promise<number> => {
  const asked = askedIn(args);
  if (!asked) {
    complain(USAGE);
    return 2;
  }
  try {
    const { pool, close } = await reachDatabase(env);
    try {
      await migrate(pool);
      const told = await follow({ pool, transaction: (work) => inTransaction(pool, work) }, asked);
      if (told?.code === 0) say(told.text);
      else complain(told?.text ?? `没有订单 ${asked.number}。`);
      return told?.code ?? 1;
    } finally {
      await close();
    }
  } catch (error) {
    complain(error instanceof StartupError ? error.message : error);
    return 1;
  }
};
