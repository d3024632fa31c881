/**
 * Who said a value first. `program`: its own code, of pieces it was given. `published`: the portal, to everybody who
 * may see the page. `outside`: a person, the browser, an answer about one member.
 */
export type Source = 'program' | 'published' | 'outside';

export interface Told {
  readonly source: Source;
  /** Path of a call, channel, key of a reading or type of a message. */
  readonly place?: string | undefined;
}

/** Calls that answer any member alike: records, tables, and what stands on pages. A flag of the member's own is no text. */
const PUBLISHED: ReadonlySet<string> = new Set([
  '/core/basis/getBasisTable',
  '/core/bqItem/getBqItemTeamplateById',
  '/core/bqItem/getBqItemTradeTree',
  '/core/common/getAreaInfos',
  '/core/home/auto/search',
  '/core/idx/compareBidNodes',
  '/core/idx/getBidNodeData',
  '/core/idx/getBidNodeInfo',
  '/core/idx/getIndexRange',
  '/core/idx/getIndexRangeSubject',
  '/core/industryIndex/getIndexDatas',
  '/core/labor/getAreaInfos',
  '/core/labor/getAreaLaborInfo',
  '/core/labor/getLaborSections',
  '/core/labor/getLaborSections_v2',
  '/core/labor/getPriceTrend',
  '/core/labor/getSectionDetails',
  '/core/labor/getSectionDetails_v2',
  '/core/policy/getClauseList',
  '/core/policy/getPolicyCompare',
  '/core/policy/getPolicyInfo',
  '/core/policy/getPolicyList',
  '/core/policy/getPolicyOverview',
  '/core/policy/getPolicyPrice',
  '/core/search/getSolrData',
  '/core/searchBqItem/getBqItemCount',
  '/core/searchBqItem/getBqItemSolrData',
  '/core/study/viewContent',
  '/core/waterConUrbanRenew/getIndexDatas',
  '/core/waterConUrbanRenew/getIndexInfo',
  '/dict/findProvince',
  '/fontConvert/randomConvert',
  '/getPalvelinAeg',
  '/home/index',
  '/home/queryLoginPicture',
  '/home/queryOutline',
  '/home/queryPromotion',
  '/pb/about/siteInfo',
  '/pb/activity/getActivities',
  '/pb/activity/product/getProducts',
  '/pb/activity/question/getQuestion',
  '/pb/activity/raffle_v2/getRaffleInfo',
  '/pb/activity/register/getTopImage',
  '/pb/api/newItem/query',
  '/pb/bqItem/collateral/getDistribution',
  '/pb/bqItem/collateral/getNorms',
  '/pb/bqItem/collateral/getNormsAndSummaries',
  '/pb/bqItem/collateral/getPriceCompositions',
  '/pb/bqItem/collateral/getResSummaries',
  '/pb/bqItem/collateral/getSimilarItems',
  '/pb/bqItem/collateral/getTrend',
  '/pb/bqItem/getBqItemInfoById',
  '/pb/column/queryColumnById',
  '/pb/column/queryColumnList',
  '/pb/home/popupInfo',
  '/pb/home/version',
  '/pb/newItem/getAreas',
  '/pb/newItem/getAttrList',
  '/pb/newItem/getBaseList',
  '/pb/newItem/getIndexList',
  '/pb/newItem/getProjectList',
  '/pb/newItem/getScopeList',
  '/pb/newItem/selectPriceCompositionHeader',
  '/pb/search/defaultPrompt',
  '/pb/search/items',
  '/pb/search/prompt',
  '/pb/search/target',
  '/pb/search/topPoster',
  '/pb/service/offer',
  '/projectCost/baseInfo',
  '/projectCost/getIndexResultInfo',
  '/study/getStudyZoneInfos',
]);

/** What an answer says back of what was asked: anywhere, and at one place alone. */
const ECHOED = /^(corrected|keyword|query|read|typed)$/;
const ECHOED_AT: ReadonlyMap<string, string> = new Map([['/core/policy/getClauseList', 'words']]);

/** Names of members that hold one of a few words of the program, whatever message they stand in. */
const CHOICES =
  /^(access|act|action|activity|against|algorithm|appName|base|block|bqItemDbId|by|category|cause|collection|contact(By|Time)|direction|editions?|egg|event|failTo|fncode|format|frequency|from|grade|group|guide(Code)?|height|how|impacts?|index|insurance|kind|layer|level|materials|may|mode|module(Name)?|naming|node(s|ItemName)?|option|order|outcome|part|payment|per|place|placing|popEnum|(project)?[tT]emplateId|projectKind|purpose|qualification|rateBase|recordedBasis|redirectTo|reliability|rhythm|route|scale|scope|screen|section|severity|slice|sort|source|specialty|stage|state|status|step|structure|tab|tax|taxBasis|theme|tools|type|unitBasis|unsaved|verdict|via|way|weekDay|work)$/;
/** Records that are kept by such words. */
export const KEPT_BY_WORDS = /^nodes$/;
/** No sentence, no address, no number: a word. */
const WORD = /^(?!.*\d{5})[\p{L}_$][\p{L}\d_$.&/:㎡³-]{0,31}$/u;

/** Where the program's own table of routes is told. */
const ROUTER = 'navigation/0()';

/** Names that hold words of the program or published ones at one place alone. */
const FIELDS: ReadonlyMap<string, RegExp> = new Map([
  ['guides/taskSettled', /^name$/],
  [ROUTER, /^(name|title|path)$/],
  ['/pb/activity/userInvite/getInvites', /^reason$/],
  ['/pb/api/path/getInfo', /^relation$/],
  ['/home/recommendData', /^reason$/],
  ['/home/slRecommendData', /^reason$/],
  // The same, kept by the browser for the next page.
  ['businessPath/0.storage.get()', /^relation$/],
]);

/** What tabs say to each other, but who and what it is about. */
const TAB_WORDS = /^(favorites|gone|kept|likes|logged-in|logged-out|off|on|session-lost|tracking)$/;

/** By these the analysts know a fact and its tab, which is no person; and what is no data is described by `$`. */
const MARKS = /^(fncode|tb|\$.*)$/;

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

export const sourceOfReply = (path = ''): Told => ({
  source: PUBLISHED.has(pathOf(path)) ? 'published' : 'outside',
  place: path,
});

/** A word under the name of a choice. */
export const isChoice = (name: string, text: string): boolean => CHOICES.test(name) && WORD.test(text);

/** A name, a path, a need of a route: of the program, not of a person, though it comes from outside. */
export const isOfRoute = (name: string, { place }: Told): boolean =>
  place === ROUTER && /^(access|name|path)$/.test(name);

/** Whoever did something is named to some readers and not to others, also where all else is published. */
export const isPerson = (name: string): boolean => name === 'actor';

/** Whether a text that stands under this name may be read by whoever has the file. */
export const isAllowed = (name: string, text: string, { source, place = '' }: Told): boolean => {
  if (source === 'program') return false;
  if (source === 'published') return !ECHOED.test(name) && ECHOED_AT.get(pathOf(place)) !== name;
  if (place === 'tabs') return TAB_WORDS.test(text);
  if (MARKS.test(name) || FIELDS.get(place)?.test(name)) return true;
  return isChoice(name, text);
};

const DATE = /^\d{4}-\d\d(-\d\d)?([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const SHORT_FIGURE = /^[+-]?\d{1,4}0?(\.\d{1,4})?%?$/;
/** A standard that is in force for everybody, and a basis as an address writes it. */
const CODE =
  /^(GB(\/T)?\d{5}-\d{4}|(20\d\d-\d\d(_[1-9]\d{0,5})?|[1-9]\d{0,3})?(_?(as|in))?(_?(kind|parts))?)$/;
const NO_WORD = /^([^\p{L}\p{N}]*|true|false|null|undefined)$/u;

const SHORT = /^(.|[\x20-\x7e]{2})?$/su;

/** A single sign, a pair of letters: too short to name anybody. */
export const isShort = (text: string): boolean => SHORT.test(text);

/** A day, a small figure, a code, a few signs: they name nobody. */
export const namesNobody = (text: string): boolean =>
  isShort(text) || SHORT_FIGURE.test(text) || DATE.test(text) || CODE.test(text) || NO_WORD.test(text);

const SMALL = 1_000_000;
const [YEAR_2000, YEAR_2100] = [946_684_800_000, 4_102_444_800_000];

/** A small figure, or a moment. */
export const isPlainFigure = (figure: number): boolean =>
  Math.abs(figure) < SMALL || (figure > YEAR_2000 && figure < YEAR_2100) || !Number.isFinite(figure);
