import * as z from 'zod/mini';

/** Of a bank. */
export interface PayeeAccount {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

/** What packages cost and where it is paid to. */
export interface PurchaseSettings {
  /** By the code of the package: 元 for one year, for two, for three. */
  readonly prices: Readonly<Record<string, readonly number[]>>;
  readonly account?: PayeeAccount;
  /** Nobody sells anything: a demo. */
  readonly isSample: boolean;
}

const PRICE = '[1-9]\\d{0,7}(\\.\\d{1,2})?';
const ONE_PACKAGE = new RegExp(`^[a-z][a-z0-9-]{0,31}=${PRICE}(/${PRICE}){0,2}$`);

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);

const PARTS = 3;

export const purchaseFields = {
  OPERATOR_PRICES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => partsOf(text).every((part) => ONE_PACKAGE.test(part)),
          '应写作 personal=1980/3560/4980;team=9800 的形式',
        ),
      ),
    '',
  ),
  OPERATOR_ACCOUNT: z._default(
    z.string().check(z.refine((text) => partsOf(text).length === PARTS, '应写作 户名;开户行;账号 的形式')),
    '',
  ),
};

type Fields = Readonly<Record<keyof typeof purchaseFields, string>>;

const SAMPLE: PurchaseSettings = {
  prices: {
    personal: [1_980, 3_560, 4_980],
    team: [9_800, 17_600, 24_900],
    enterprise: [29_800, 53_600, 74_900],
  },
  account: {
    holder: '样例造价信息服务有限公司（样例）',
    bank: '样例银行样例支行（样例）',
    number: '0000 0000 0000 0000',
  },
  isSample: true,
};

const accountIn = (text: string): PayeeAccount | undefined => {
  const [holder, bank, number] = partsOf(text);
  return holder && bank && number ? { holder, bank, number } : undefined;
};

/** A sample operator sells at sample prices; a real one at those that were given. */
export const purchaseOf = (
  { OPERATOR_PRICES, OPERATOR_ACCOUNT }: Fields,
  hasSampleOperator: boolean,
): PurchaseSettings => {
  if (hasSampleOperator && OPERATOR_PRICES === '' && OPERATOR_ACCOUNT === '') return SAMPLE;
  const account = accountIn(OPERATOR_ACCOUNT);
  const prices = partsOf(OPERATOR_PRICES).map((part): [string, readonly number[]] => {
    const [code = '', amounts = ''] = part.split('=');
    return [code, amounts.split('/').map(Number)];
  });
  return { prices: Object.fromEntries(prices), ...(account && { account }), isSample: false };
};
