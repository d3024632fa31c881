import { codes } from '#src/contract/codes';
import { VIEW_TYPES, type SearchCategory } from '#src/contract/records';
import { pick, pickWeighted, rounded, wholeWithin, within, type Random } from '#infra/server/sample/random';
import { SECTIONS } from './sections';

export interface SampleFact {
  /** Seconds from the one before. */
  readonly after: number;
  readonly fncode: string;
  readonly route: string;
  readonly query: Readonly<Record<string, string | number | boolean | null>>;
  readonly searchId?: number;
  readonly guideType?: string;
}

const KEYWORDS: readonly (readonly [string, number])[] = [
  ['高层住宅', 14],
  ['螺纹钢', 13],
  ['C30', 12],
  ['办公楼', 9],
  ['学校', 9],
  ['HRB400', 7],
  ['地下室', 7],
  ['电缆', 6],
  ['模板', 6],
  ['010505001', 5],
  ['钢结构厂房', 5],
  ['医院', 4],
  ['装配式', 3],
  ['海绵城市', 1],
  ['BIM 咨询费', 1],
];
const EMPTY_WORDS = new Set(['BIM 咨询费', '海绵城市']);
const TYPES: readonly (readonly [SearchCategory, number])[] = [
  ['all', 70],
  ['laborIndex', 12],
  ['policyDoc', 12],
  ['sl&csgx', 6],
];
/** 全国、北京、广东、江苏 */
const PLACES: readonly (readonly [string, number])[] = [
  ['1', 50],
  ['2', 20],
  ['20', 20],
  ['11', 10],
];
const GUIDES = { new_user: 5, bid_node: 5, bq_item: 4, labor: 4, policy: 4 } as const;
const FAILURES = [codes.serverError, codes.unavailable, codes.tooManyRequests] as const;

const FIRST_ID = 1e9;
const IDS = 9e9;

const page = (route: string, title: string, after: number): SampleFact => ({
  after,
  fncode: '100100',
  route,
  query: { title, route },
});

const searching = (random: Random): readonly SampleFact[] => {
  const keyword = pickWeighted(random, KEYWORDS);
  const type = pickWeighted(random, TYPES);
  const searchId = FIRST_ID + Math.floor(random() * IDS);
  const ms = Math.round(40 + 400 * random() ** 3);
  const fact = (fncode: string, query: SampleFact['query'], after: number): SampleFact => ({
    after,
    fncode,
    route: 'searchResults',
    query,
    searchId,
  });
  const begun = fact('200101', { keyword, type, from: 'header' }, within(random, [2, 20]));
  if (random() < 0.012) {
    const statusCode = pick(random, FAILURES);
    return [begun, fact('200103', { statusCode, ms: ms * 8 }, (ms * 8) / 1_000)];
  }
  const isEmpty = EMPTY_WORDS.has(keyword) || random() < 0.02;
  const total = isEmpty ? 0 : wholeWithin(random, [3, 900]);
  const ended = fact('200102', { type, total, ms }, ms / 1_000);
  if (isEmpty) return [begun, ended, { ...fact('200107', { keyword }, 0.1), route: 'searchResults' }];
  const opened = random() < 0.62;
  const rank = 1 + Math.floor(12 * random() ** 2.5);
  return [
    begun,
    ended,
    ...(opened
      ? [
          fact(
            '200106',
            { id: `S${wholeWithin(random, [1, 900])}`, rank, viewType: pick(random, VIEW_TYPES) },
            within(random, [2, 25]),
          ),
        ]
      : []),
  ];
};

/** Of unit prices it is a question, of the learning zone a module; all others are lists of a place. */
const seen = (code: string, areaId: string, total: number): Pick<SampleFact, 'fncode' | 'query'> => {
  if (code === '23') return { fncode: '230101', query: { code: '010505001', areaId, source: 'ip' } };
  if (code === '29') return { fncode: '290102', query: { moduleName: '造价入门', total } };
  return { fncode: `${code}0101`, query: { total, areaId } };
};

const browsing = (random: Random): readonly SampleFact[] => {
  const section = pickWeighted(
    random,
    SECTIONS.map((one) => [one, one.weight] as const),
  );
  const { route, detail, kind, slice, code, title } = section;
  const facts: SampleFact[] = [
    page(route, title, within(random, [3, 40])),
    { after: 0.6, route, ...seen(code, pickWeighted(random, PLACES), wholeWithin(random, [20, 4_000])) },
  ];
  for (let filters = wholeWithin(random, [0, 3]); filters > 0; filters -= 1)
    facts.push({
      after: within(random, [3, 15]),
      fncode: '200108',
      route,
      query: { name: '年份', value: '2026' },
    });
  if (random() < 0.55) {
    const id = `S${wholeWithin(random, [1, 900])}`;
    facts.push({ after: within(random, [4, 30]), fncode: `${code}0201`, route: detail, query: { id } });
    if (random() < 0.08)
      facts.push({
        after: within(random, [5, 40]),
        fncode: '300101',
        route: detail,
        query: { kind, id },
      });
  }
  if (random() < 0.05)
    facts.push({
      after: within(random, [5, 60]),
      fncode: `${code}0301`,
      route,
      query: { id: kind, ok: true, format: 'xlsx', rows: wholeWithin(random, [20, 2_000]), isCut: false },
    });
  if (random() < 0.006)
    facts.push({
      after: 1,
      fncode: '900101',
      route,
      query: { statusCode: pick(random, FAILURES), slice },
    });
  return facts;
};

const guided = (random: Random): readonly SampleFact[] => {
  const guideType = pick(random, Object.keys(GUIDES) as (keyof typeof GUIDES)[]);
  const facts: SampleFact[] = [{ after: 4, fncode: '500101', route: 'home', query: { step: 1 }, guideType }];
  for (let step = 2; step <= GUIDES[guideType]; step += 1) {
    if (random() < 0.16)
      return [...facts, { after: 6, fncode: '500104', route: 'home', query: { step: step - 1 }, guideType }];
    facts.push({
      after: within(random, [3, 20]),
      fncode: '500102',
      route: 'home',
      query: { step },
      guideType,
    });
  }
  return [
    ...facts,
    { after: 4, fncode: '500103', route: 'home', query: {}, guideType },
    { after: 0.3, fncode: '500105', route: 'home', query: { ok: random() > 0.01 }, guideType },
  ];
};

const watching = (random: Random): readonly SampleFact[] => {
  const seconds = rounded(400 * random() ** 2, 1);
  return [
    { after: 5, fncode: '600101', route: 'home', query: { id: 'start' } },
    {
      after: seconds,
      fncode: '600102',
      route: 'home',
      query: { id: 'start', durationMs: Math.round(seconds * 1_000), ended: seconds > 300, via: 'close' },
    },
  ];
};

const asVisitor = (random: Random): readonly SampleFact[] => [
  {
    after: within(random, [5, 60]),
    fncode: '120101',
    route: 'commonProjList',
    query: { cause: 'login', route: 'commonProjList' },
  },
  ...(random() < 0.35
    ? [{ after: within(random, [3, 20]), fncode: '110101', route: 'commonProjList', query: { tab: 1 } }]
    : []),
];

const trying = (random: Random): readonly SampleFact[] => {
  const opened: SampleFact[] = [
    {
      after: within(random, [4, 30]),
      fncode: '120101',
      route: 'commonProjList',
      query: { cause: 'rights', route: 'commonProjList' },
    },
  ];
  if (random() > 0.4) return opened;
  opened.push({
    after: within(random, [2, 15]),
    fncode: '120103',
    route: 'commonProjList',
    query: { from: 'tip' },
  });
  if (random() > 0.7) return opened;
  return [
    ...opened,
    { after: within(random, [20, 120]), fncode: '120104', route: 'commonProjList', query: {} },
    { after: 1, fncode: '120105', route: 'commonProjList', query: { ok: random() < 0.9 } },
  ];
};

export type SampleRole = 'a' | 'u' | 't' | 'p' | 'i';

/** What one tab does, from the home page on. */
export const visit = (random: Random, role: SampleRole, isFirst: boolean): readonly SampleFact[] => {
  const facts: SampleFact[] = [page('home', '首页', 0)];
  if (role !== 'a' && random() < 0.4)
    facts.push(
      { after: within(random, [3, 20]), fncode: '110103', route: 'home', query: { method: 'account' } },
      {
        after: 0.8,
        fncode: '110104',
        route: 'home',
        query: { method: 'account', isNewUser: isFirst, accounts: 1 },
      },
    );
  if (role !== 'a' && isFirst && random() < 0.5) facts.push(...guided(random));
  const deeds = 1 + Math.floor(7 * random() ** 1.6);
  for (let done = 0; done < deeds; done += 1) {
    facts.push(...(random() < 0.45 ? searching(random) : browsing(random)));
    if (role === 'a' && random() < 0.2) facts.push(...asVisitor(random));
    if (role === 'u' && random() < 0.18) facts.push(...trying(random));
  }
  if (random() < 0.02) facts.push(...watching(random));
  return facts;
};
