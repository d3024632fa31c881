import type { ClauseChange, ClauseHits, PolicyPage, PolicyRow } from '#features/policy-documents/contract';
import type {
  Comparison,
  PolicyDocument,
  StandingClause,
} from '#features/policy-documents/contract-document';
import type { PriceDocument } from '#features/policy-documents/contract-prices';

const unchanged = { changes: [], holds: false };

export const aRow = (more: Partial<PolicyRow> = {}): PolicyRow => ({
  id: 'sample-202509-0',
  title: '示例文件 第241号 关于调整人工费指导单价的通知',
  docNo: '示例〔2025〕241号',
  issuer: '广东建设工程造价管理站（示例）',
  level: '省',
  areaId: '20',
  areaName: '广东',
  kind: '造价政策',
  trade: '房屋建筑与装饰',
  publishedOn: '2025-09-03',
  effectiveOn: '2025-09-10',
  endedOn: null,
  state: '现行',
  impacts: ['人工费调整'],
  hasPrices: false,
  source: 'sample',
  provenance: {
    kind: 'sample',
    issuer: '广东建设工程造价管理站（示例）',
    title: '示例文件 第241号 关于调整人工费指导单价的通知',
    priceDate: '2025-09-03',
    taxBasis: '除税',
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  },
  ...more,
});

export const aPage = (more: Partial<PolicyPage> = {}): PolicyPage => ({
  rows: [aRow()],
  next: null,
  previous: null,
  total: { count: 1, exact: true },
  ...more,
});

export const someHits = (count = 1): ClauseHits => ({
  words: ['质量保证金'],
  hits: Array.from({ length: count }, (_, at) => ({
    policyId: `sample-202509-${at}`,
    title: aRow().title,
    docNo: aRow().docNo,
    state: '现行',
    publishedOn: '2025-09-03',
    clause: 22,
    chapter: '第五章 工程结算',
    number: '第二十二条',
    excerpt: '质量保证金预留比例不高于结算价款的3%。',
    ...unchanged,
  })),
  hasMore: false,
});

export const aDocument = (more: Partial<PolicyDocument> = {}): PolicyDocument => {
  const { id, title, docNo, state, publishedOn, effectiveOn, endedOn } = aRow();
  const now = { id, title, docNo, state, publishedOn, effectiveOn, endedOn };
  return {
    row: aRow(),
    asOf: '2025-10-20',
    textNote: '示例文本，仅供演示，不是任何机构发布的文件。',
    clauses: [
      {
        rank: 1,
        chapter: '第一章 总则',
        number: '第一条',
        body: '为规范计价行为，制定本文件。',
        ...unchanged,
      },
      {
        rank: 2,
        chapter: '第二章 人工费调整',
        number: '第二条',
        body: '普工120元/工日。\n技工170元/工日。',
        ...unchanged,
      },
    ],
    unclear: [],
    chain: [
      {
        ...now,
        id: 'sample-202309-0',
        title: '示例文件 第169号',
        docNo: '示例〔2023〕169号',
        state: '废止',
        publishedOn: '2023-09-03',
        effectiveOn: '2023-09-10',
        endedOn: '2025-09-10',
      },
      now,
    ],
    links: [{ fromId: id, toId: 'sample-202309-0', kind: 'replaces' }],
    attachments: [{ rank: 1, name: '关于调整人工费指导单价的通知（条文）', format: 'xlsx' }],
    related: [],
    ...more,
  };
};

export const aChange = (more: Partial<ClauseChange> = {}): ClauseChange => ({
  kind: 'changed',
  hasBegun: true,
  from: '2025-10-02',
  byId: 'sample-202509-2',
  byTitle: '示例文件 第279号',
  byDocNo: '示例〔2026〕279号',
  byState: '现行',
  clause: 17,
  number: '第十七条',
  ...more,
});

/** Its first clause goes on, its second does not stay as it is. */
export const anAmendedDocument = (change = aChange()): PolicyDocument => {
  const { row, clauses, ...rest } = aDocument();
  const [first, second] = clauses as [StandingClause, StandingClause];
  return {
    ...rest,
    row: { ...row, state: '部分有效' },
    clauses: [
      { ...first, holds: true },
      { ...second, changes: [change] },
    ],
  };
};

export const aComparison = (): Comparison => {
  const { chain, clauses } = aDocument();
  const [before, after] = chain;
  const [first = null, second = null] = clauses;
  if (!before || !after) throw new RangeError('a chain of two');
  return {
    before,
    after,
    pairs: [
      { kind: 'same', before: first, after: first, pieces: [] },
      {
        kind: 'changed',
        before: second && { ...second, body: '普工110元/工日。' },
        after: second && { ...second, body: '普工120元/工日。' },
        pieces: [
          { kind: 'same', text: '普工' },
          { kind: 'removed', text: '110' },
          { kind: 'added', text: '120' },
          { kind: 'same', text: '元/工日。' },
        ],
      },
      { kind: 'removed', before: first, after: null, pieces: [] },
    ],
  };
};

export const thePrices = (more: Partial<PriceDocument> = {}): PriceDocument => {
  const issue = {
    id: 'price-20-202509',
    issueNo: '2025年第9期',
    periodStart: '2025-08-21',
    periodEnd: '2025-09-20',
    days: 31,
  };
  const before = {
    id: 'price-20-202508',
    issueNo: '2025年第8期',
    periodStart: '2025-07-21',
    periodEnd: '2025-08-20',
    days: 31,
  };
  const price = {
    category: '黑色金属',
    code: '0101001',
    name: '热轧带肋钢筋',
    spec: 'HRB400E Φ10 以内',
    unit: 't',
    pretax: 3_400,
    taxed: 3_842,
    taxRate: 0.13,
    areaId: '228',
    areaName: '广州',
  };
  return {
    row: aRow({ id: issue.id, title: '示例文件 2025年第9期', docNo: '', kind: '市场价格', hasPrices: true }),
    asOf: '2025-10-20',
    issue,
    gapDays: 0,
    issues: [issue, before],
    compared: { ...before, isSeen: true, seenOn: '2025-09-01' },
    rows: [
      {
        ...price,
        rank: 1,
        index: { title: 'HRB400 螺纹钢', address: '/projectCost/detail/rebar-1' },
        before: 3_365,
      },
      { ...price, rank: 2, name: '中砂', category: '地方材料', index: null, before: null },
    ],
    ...more,
  };
};
