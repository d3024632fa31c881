import type { InvoiceRequest, Order, Overview } from '#features/orders/contract';

export const anOrder = (more: Partial<Order> = {}): Order => ({
  number: 'DD1',
  packageCode: 'personal',
  packageName: '个人版',
  years: 1,
  price: 1_980,
  state: 'unpaid',
  placedAt: '2026-11-26T02:00:00.000Z',
  expiresAt: '2026-12-11T02:00:00.000Z',
  opensAt: null,
  opensUntil: null,
  invoice: null,
  ...more,
});

export const anOverview = (orders: readonly Order[] = [], more: Partial<Overview> = {}): Overview => ({
  packages: [
    {
      code: 'personal',
      name: '个人版',
      audience: '个人使用',
      holds: ['详情'],
      terms: [
        { years: 1, price: 1_980 },
        { years: 2, price: null },
      ],
    },
  ],
  payee: { holder: '某站', bank: '某银行', number: '0200' },
  isSample: false,
  membership: { until: null, isTrial: false, isOver: true },
  orders: [...orders],
  ...more,
});

export const anInvoiceRequest = (): InvoiceRequest => ({
  number: 'DD1',
  kind: 'normal',
  title: '某公司',
  taxNumber: '',
  email: 'a@b.cn',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
});
