import { randomUUID } from 'node:crypto';
import { someNodes } from '#tests/features/publishing/some-draft';
import type { Call } from '#src/contract/call';
import { testApp } from '#tests/support/app';
import { plantRecords, type Ids } from './anothers-records';
import { FOREIGNERS, REVIEWERS } from './planted-names';
import { callsOf, injected, shapeOf, type Asked } from './calls';
import { namesIn } from './names-in';

const app = testApp();
const tokens = new Map<string, string>();
let ids: Ids;
let calls: readonly Call[];
/** What an asker has of their own, so that only the other half of what they name is another's. */
const own = new Map<string, { readonly folderId: string; readonly draftId: string }>();

beforeAll(async () => {
  calls = await callsOf(app.db);
  ids = await plantRecords(app, tokens);
  for (const who of FOREIGNERS.filter(Boolean)) {
    const made = async (url: string, payload: object) => {
      const headers = { accesstoken: tokens.get(who), 'idempotency-key': randomUUID() };
      const { envelope } = await app.ask<{ id: string } | null>({ method: 'POST', url, headers, payload });
      return envelope.data?.id ?? randomUUID();
    };
    // Completing a guide again answers otherwise than the first time.
    await made('/pb/activity/guide/updateRaffleTimes', { guideCode: 'labor' });
    own.set(who, {
      folderId: await made('/pb/favorite/addFavoriteFolder', { name: '自己的' }),
      draftId: await made('/pb/publishing/create', { templateId: 'garage' }),
    });
  }
});

/** Ids in the order of `Ids` that no record has, of the same form. */
const madeUp = (real: Ids): Ids =>
  Object.fromEntries(
    Object.entries(real).map(([name, id]) => {
      if (/^\d+$/.test(id)) return [name, '987654321'];
      return [name, /^[0-9a-f]{8}-/.test(id) ? randomUUID() : `none-${id}`];
    }),
  ) as Ids;

type Asking = (ids: Ids, who: string) => readonly Asked[];
const query = (fields: object): Asked => ({ query: fields });
const body = (fields: object): Asked => ({ body: fields });
const draftOf = (who: string, fallback: string) => own.get(who)?.draftId ?? fallback;
const folderOf = (who: string, fallback: string) => own.get(who)?.folderId ?? fallback;
const nameOf = (who: string) => who || 'nobody';
const listed: Asking = ({ folderId }) => [body({ folderId })];
const priced: Asking = ({ schemeId }) => [body({ schemeId, pageSize: 10 })];
const versioned =
  (more: object = {}): Asking =>
  ({ draftId }) => [body({ id: draftId, version: 2, ...more })];
const mapped =
  (more: object = {}): Asking =>
  ({ importId }) => [body({ importId, mapping: [], ...more })];
const chosen: Asking = ({ recordImportId }) => [
  body({ importId: recordImportId, choices: { map: [], assume: [] } }),
];
/** Of a draft that is published its reviewers, too, may withdraw it and settle what they wrote. */
const onlooking = (who: string, fields: object): readonly Asked[] =>
  REVIEWERS.includes(who) || who === 'owner' ? [] : [body(fields)];
const place = { node: '概况', rowId: 'area', column: 'particular' };
const nodes = [{ node: '概况', rows: someNodes().概况 }];

const invoiced = {
  kind: 'normal',
  title: '某公司',
  taxNumber: '',
  email: 'a@b.cn',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
};

/** How each call names what the owner has; what takes something away comes last. */
const NAMING: Readonly<Record<string, Asking>> = {
  '/pb/api/web/usr': ({ loginId }) => [body({ casId: loginId })],
  '/pb/api/web/queryRights': ({ globalId }) => [body({ globalId })],
  '/pb/activity/clockExperience/getUserActivityInfo': ({ globalId }) => [query({ globalId })],
  '/api/web/getGlobalIdByUserId': ({ accountName, accountId }) => [
    body({ userid: accountName }),
    body({ userid: accountId }),
  ],
  '/pb/activity/guide/updateRaffleTimes': ({ globalId }) => [body({ guideCode: 'labor', globalId })],
  '/pb/activity/giftBoxV61/getTeamReward': ({ teamId }) => [query({ urlId: teamId })],
  '/pb/activity/coupon/useCoupon': ({ couponId }) => [body({ id: couponId })],
  '/pb/activity/product/checkDownloaded': ({ reportId }) => [query({ reportId })],
  '/pb/activity/product/checkIfHasDownloadedTimes': ({ reportId }) => [query({ reportId })],
  '/pb/activity/product/downloadPDFAgain': ({ reportId }) => [body({ reportId, number: 2 })],
  '/pb/activity/product/downloadPDF': ({ reportId }) => [body({ reportId })],
  '/pb/home/jijiaNotification': ({ globalId }) => [query({ globalId })],
  '/pb/api/path/getInfo': ({ globalId }) => [query({ globalId })],
  '/:business(^[a-z]{1,16}$)/:stamp(^[0-9a-f]{32}_[0-9]{13}$)': ({ globalId }) => [
    { query: { globalId }, params: { business: 'core', stamp: `${'0'.repeat(32)}_1700000000000` } },
  ],
  '/pb/api/web/externalAdditionalBusiness': ({ globalId }) => [
    body({ globalId, accountName: 'owner', passwordMobile: '', source: 'other' }),
  ],
  '/pb/myData/records': ({ eventId }) => [query({ cursor: eventId })],
  '/pb/api/qwen/chat/getHistoryTopic': ({ globalId }) => [query({ globalId })],
  '/pb/api/qwen/chat/getHistoryChat': ({ chatId }) => [query({ chatId })],
  '/pb/api/qwen/chat/renameTopic': ({ chatId }) => [body({ chatId, chatTitle: '改名' })],
  '/pb/api/qwen/chat/ask': ({ chatId, askId }) => [
    body({ chatId, askId, question: '广州住宅单方造价' }),
    body({ chatId, askId: '00000000-0000-4000-8000-0000000000aa', question: '广州住宅单方造价' }),
  ],
  '/pb/api/m2/supplierMatchList': ({ sourcingId }) => [query({ sourcingId })],
  '/pb/analysis/removeView': ({ savedViewId }) => [body({ id: savedViewId })],
  '/pb/api/m2/closeSourcing': ({ sourcingId }) => [body({ sourcingId })],
  '/core/bqItem/scheme/change': ({ schemeId }) => [body({ id: schemeId, name: '改名' })],
  '/core/bqItem/scheme/choose': ({ schemeId }) => [body({ id: schemeId })],
  '/core/searchBqItem/getBqItemSolrData': priced,
  '/core/searchBqItem/exportBqItems': priced,
  '/core/searchBqItem/getBqItemCount': priced,
  '/core/bqItem/scheme/remove': ({ schemeId }) => [body({ id: schemeId })],
  '/core/idx/removeComparison': ({ comparisonId }) => [body({ id: comparisonId })],
  '/pb/favorite/queryFavoriteNodeList': listed,
  '/pb/favorite/queryFavoriteItemList': listed,
  '/pb/favorite/queryFavoriteStatus': ({ projectId }) => [
    body({ records: [{ kind: 'project', ref: projectId }] }),
  ],
  '/pb/favorite/addFavorite': ({ projectId, folderId }) => [
    body({ kind: 'project', ref: projectId, folderId }),
  ],
  '/pb/favorite/noteFavorite': ({ favoriteId }) => [body({ id: favoriteId, note: '改' })],
  '/pb/favorite/moveFavorite': ({ favoriteId, folderId }, who) => [
    body({ ids: [favoriteId], folderId: folderOf(who, folderId) }),
    body({ ids: [favoriteId], folderId }),
  ],
  '/pb/favorite/cancelFavorite': ({ favoriteId, projectId }) => [
    body({ ids: [favoriteId] }),
    body({ records: [{ kind: 'project', ref: projectId }] }),
  ],
  '/pb/favorite/restoreFavorite': ({ favoriteId }) => [body({ ids: [favoriteId] })],
  '/pb/favorite/renameFavoriteFolder': ({ folderId }) => [body({ id: folderId, name: '改名' })],
  '/pb/favorite/removeFavoriteFolder': ({ folderId }) => [body({ id: folderId })],
  '/pb/publishing/create': ({ projectId }) => [body({ templateId: 'building', projectId })],
  '/pb/publishing/detail': ({ draftId }) => [query({ id: draftId })],
  '/pb/publishing/acknowledge': versioned({ key: 'x', reason: '说明' }),
  '/pb/publishing/mask': versioned({ field: 'owner', text: '某建设' }),
  '/pb/publishing/comment': ({ draftId }) => [body({ id: draftId, ...place, text: '请补充' })],
  '/pb/publishing/resolveComment': ({ draftId, commentId, publishedId, settledCommentId }, who) => [
    body({ id: draftOf(who, draftId), commentId }),
    body({ id: draftId, commentId }),
    ...onlooking(who, { id: publishedId, commentId: settledCommentId }),
  ],
  '/pb/publishing/import/upload': ({ draftId }) => [
    body({ id: draftId, fileName: 'a.xlsx', workbook: 'UEsDBA==' }),
  ],
  '/pb/publishing/import/preview': mapped(),
  '/pb/publishing/import/refused': mapped(),
  '/pb/recordImport/preview': chosen,
  '/pb/recordImport/refused': chosen,
  '/pb/recordImport/accept': chosen,
  '/pb/publishing/import/accept': mapped({ version: 2, withRefused: false }),
  '/pb/publishing/step': ({ draftId, publishedId }, who) => [
    body({ id: draftId, version: 2, step: 'submit' }),
    ...onlooking(who, { id: publishedId, version: 2, step: 'withdraw', reason: '口径有误' }),
  ],
  '/pb/publishing/check': versioned(),
  '/pb/publishing/save': versioned({ nodes }),
  '/pb/api/web/feedbackMultiUserLogin': ({ applicationId, accountName }, who) => [
    query({ option: 'allow', id: applicationId, username: nameOf(who) }),
    query({ option: 'allow', id: applicationId, username: accountName }),
  ],
  '/pb/api/qwen/chat/deleteTopic': ({ chatId }) => [body({ chatId })],
  '/pb/order/cancel': ({ orderNumber }) => [body({ number: orderNumber })],
  '/pb/order/requestInvoice': ({ paidNumber }) => [body({ number: paidNumber, ...invoiced })],
  '/pb/userCenter/endDevice': ({ loginId }) => [body({ id: loginId })],
};
/** The session alone says whose these are, and the name is left unread. */
const UNREAD = [
  '/pb/api/web/queryRights',
  '/core/searchBqItem/getBqItemCount',
  '/pb/activity/clockExperience/getUserActivityInfo',
];
/** Named in a header, and answered by a stream that does not end. */
const ELSEWHERE = ['/pb/api/web/loginSse'];

const isOwned = ({ owner }: Call) => owner === 'account' || owner === 'organisation';

test('a call that names a record says whose', () => {
  const silent = calls.filter(
    ({ owner, path, query: asked, body: sent }) =>
      owner === undefined &&
      [
        ...namesIn(shapeOf(asked)),
        ...namesIn(shapeOf(sent)),
        ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'name'),
      ].length > 0,
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
  const owned = calls.filter(isOwned).map(({ path }) => path);
  expect([...Object.keys(NAMING), ...ELSEWHERE].toSorted()).toEqual(owned.toSorted());
});

/** Counters, keys and traces of whoever asks; no record of anybody's. */
const TRACES = [
  'account_day',
  'audit',
  'budget',
  'captcha_demand',
  'captcha_secret',
  'captcha_spent',
  'device',
  'device_seen',
  'digest_secret',
  'kept_answer',
  'nonce_period',
  'server_key',
  'session_token',
  'signed_nonce',
];
const stateOf = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [TRACES],
  );
  const digest = ({ name }: { readonly name: string }) =>
    `select '${name}' as name, coalesce(md5(string_agg(row, '|' order by row)), '') as digest
     from (select (to_jsonb(t) - 'last_used_at' - 'last_login_at')::text as row from "${name}" t) rows`;
  const { rows: digests } = await app.db.pool.query<{ name: string; digest: string }>(
    rows.map(digest).join(' union all '),
  );
  return Object.fromEntries(digests.map(({ name, digest: one }) => [name, one]));
};

interface Told {
  readonly isRefused: boolean;
  readonly text: string;
}
const told = async (call: Call, asked: Asked, who: string): Promise<Told> => {
  const { body: text } = await app.app().inject(injected(call, asked, tokens.get(who)));
  const { statusCode } = (text.startsWith('{') ? JSON.parse(text) : {}) as { readonly statusCode?: number };
  return { isRefused: statusCode !== undefined && statusCode !== 200, text };
};
const without = (text: string, named: Ids): string =>
  Object.values(named).reduce((rest, id) => (id === '' ? rest : rest.replaceAll(id, '#')), text);

/** One of a kind is enough here. */
const ASKERS = FOREIGNERS.filter((who) => !['trial', 'partneroff', 'publisher', 'reviewer2'].includes(who));
/** Colleagues share the drafts of their house and nothing else. */
const isForeign = (call: Call, who: string) => call.owner !== 'organisation' || who !== 'colleague';

test('what another has is not there for anybody else, and stays as it is', async () => {
  let pairs = 0;
  const open: string[] = [];
  const touched: string[] = [];
  for (const [path, asking] of Object.entries(NAMING)) {
    const call = calls.find((one) => one.path === path)!;
    const askers = ASKERS.filter((who) => isForeign(call, who));
    const none = madeUp(ids);
    const expected = new Map<string, readonly Told[]>();
    for (const who of askers) {
      const answers: Told[] = [];
      for (const asked of asking(none, who)) answers.push(await told(call, asked, who));
      expected.set(who, answers);
    }
    const before = await stateOf();
    for (const who of askers)
      for (const [at, asked] of asking(ids, who).entries()) {
        pairs += 1;
        const { isRefused, text } = await told(call, asked, who);
        const other = expected.get(who)?.[at]?.text ?? '';
        if (!isRefused && without(text, ids) !== without(other, none)) open.push(`${who} ${path} ${at}`);
      }
    const after = await stateOf();
    for (const [name, digest] of Object.entries(before))
      if (after[name] !== digest) touched.push(`${path} ${name}`);
  }
  expect({ open, touched }).toEqual({ open: [], touched: [] });
  expect(pairs).toBeGreaterThan(580);
});

test('the same requests are answered to the owner', async () => {
  const lost: string[] = [];
  for (const [path, asking] of Object.entries(NAMING).filter(([one]) => !UNREAD.includes(one))) {
    const call = calls.find((one) => one.path === path)!;
    const none = madeUp(ids);
    const strange = asking(none, 'owner')[0]!;
    const [asked] = asking(ids, 'owner');
    const answer = await told(call, asked!, 'owner');
    const other = await told(call, strange, 'owner');
    if (without(answer.text, ids) === without(other.text, none))
      lost.push(`${path} ${answer.text.slice(0, 80)}`);
  }
  expect(lost).toEqual([]);
});
