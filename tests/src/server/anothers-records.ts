import { setOrganisation } from '#features/auth/server/index';
import type { testApp } from '#tests/support/app';
import { addDrafts } from './anothers-drafts';
import { FOREIGNERS, NAMES } from './planted-names';

type App = ReturnType<typeof testApp>;

export type Ids = Readonly<
  Record<
    | 'draftId'
    | 'waitingId'
    | 'publishedId'
    | 'revisedId'
    | 'withdrawnId'
    | 'projectId'
    | 'importId'
    | 'recordImportId'
    | 'commentId'
    | 'settledCommentId'
    | 'chatId'
    | 'askId'
    | 'folderId'
    | 'favoriteId'
    | 'comparisonId'
    | 'couponId'
    | 'teamId'
    | 'reportId'
    | 'savedViewId'
    | 'schemeId'
    | 'sourcingId'
    | 'loginId'
    | 'orderNumber'
    | 'paidNumber'
    | 'applicationId'
    | 'eventId'
    | 'globalId'
    | 'accountName'
    | 'accountId',
    string
  >
>;

/** Long enough to be told from other figures in an answer. */
const FIRST_ID = 710_000_001;
const NUMBERED = [
  'account',
  'coupon',
  'favorite',
  'favorite_folder',
  'pricing_scheme',
  'publishing_comment',
  'report',
  'saved_comparison',
];

const addAccounts = async ({ db }: App): Promise<string> => {
  for (const table of NUMBERED)
    await db.pool.query(`alter table ${table} alter column id restart with ${FIRST_ID}`);
  await db.pool.query(
    `insert into account (username, password_hash, global_id, has_rights, can_publish, vip_until)
     select name, password_hash, 'g-' || name, true, true, vip_until
     from account, unnest(array['owner', 'colleague', 'stranger', 'loner']) name where username = 'publisher'`,
  );
  await setOrganisation(db.database, 'owner', '样例造价咨询四所');
  await setOrganisation(db.database, 'colleague', '样例造价咨询四所');
  await setOrganisation(db.database, 'stranger', '样例造价咨询三所');
  const { rows } = await db.pool.query<{ id: string }>(
    `update account set is_internal = true, can_use_sourcing = true, full_name = $1, mobile = $2
     where username = 'owner' returning id::text`,
    [NAMES.fullName.text, NAMES.mobile.text],
  );
  return rows[0]!.id;
};

/** Everything somebody can have in this portal, each thing with a name in it that is nobody else's business. */
export const plantRecords = async (app: App, tokens: Map<string, string>): Promise<Ids> => {
  const accountId = await addAccounts(app);
  for (const who of ['owner', ...FOREIGNERS.filter(Boolean)]) tokens.set(who, await app.tokenOf(who));
  const { open, waiting, first, second, withdrawn } = await addDrafts(app, tokens);
  const idOf = async (sql: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await app.db.pool.query<{ id: string }>(sql, [...values]);
    return rows[0]!.id;
  };
  const run = async (sql: string, ...values: readonly unknown[]): Promise<void> =>
    void (await app.db.pool.query(sql, [...values]));
  const of = (sql: string, ...values: readonly unknown[]) => idOf(sql, [accountId, ...values]);

  await run(
    'insert into member_profile (account_id, company, email) values ($1, $2, $3)',
    accountId,
    NAMES.company.text,
    NAMES.email.text,
  );
  await run(
    `insert into service_inquiry (number, account_id, purpose, contact_name, telephone, company, note)
     values ('S1', $1, 'consult', $2, $3, '', '')`,
    accountId,
    NAMES.inquiry.text,
    NAMES.inquiryPhone.text,
  );
  await run(
    `insert into contact_lead (number, account_id, contact_name, company, telephone, note)
     values ('L1', $1, $2, '公司', $3, '说明')`,
    accountId,
    NAMES.lead.text,
    NAMES.leadPhone.text,
  );
  await run(
    `insert into expert_application (account_id, specialty, qualification, years, introduction, content_digest, real_name, mobile, confirmation)
     values ($1, '安装', '工程师', 5, '简介', '', $2, '13911110007', 'E1')`,
    accountId,
    NAMES.expert.text,
  );
  await run(
    `insert into anomaly_report (telephone, user_name, app_name, account) values ('13911110008', $1, 'zaojia-portal', 'owner')`,
    NAMES.anomaly.text,
  );
  await run(`insert into event_bad (reason, body) values ('unread', $1)`, {
    accountName: 'owner',
    query: NAMES.badFact.text,
  });
  const commentId = await idOf(
    `insert into publishing_comment (draft_id, node, row_id, cell_column, author_id, text, author_name)
     select $1, '概况', 'area', 'particular', id, '请补充', username from account where username = 'reviewer' returning id::text`,
    [open.id],
  );
  const settledCommentId = await idOf('select id::text from publishing_comment where draft_id = $1', [
    first.id,
  ]);
  const importId = await of(
    `insert into publishing_import (account_id, draft_id, file_name, sheets) values ($1, $2, $3, '[]') returning id`,
    open.id,
    `${NAMES.importedFile.text}.xlsx`,
  );
  const recordImportId = await of(
    `insert into record_import (account_id, kind, file_name, file_hash, content)
     values ($1, 'projects', $2, '', '') returning id`,
    `${NAMES.importedFile.text}.csv`,
  );
  const chatId = await of(
    'insert into ai_chat_topic (id, account_id, title) values (gen_random_uuid(), $1, $2) returning id',
    NAMES.topic.text,
  );
  const askId = await idOf(
    `insert into ai_chat_question (id, topic_id, question) values (gen_random_uuid(), $1, $2) returning id`,
    [chatId, NAMES.question.text],
  );
  const folderId = await of(
    'insert into favorite_folder (account_id, name) values ($1, $2) returning id::text',
    NAMES.folder.text,
  );
  const favoriteId = await of(
    `insert into favorite (account_id, folder_id, kind, ref, list, snapshot, searched, title_sound, note)
     values ($1, $2, 'project', $3, 'node', '{}', '', '', $4) returning id::text`,
    folderId,
    first.projectId,
    NAMES.note.text,
  );
  await run(
    `insert into favorite (account_id, folder_id, kind, ref, list, snapshot, searched, title_sound)
     values ($1, $2, 'unitPrice', '1', 'item', '{}', '', '')`,
    accountId,
    folderId,
  );
  const comparisonId = await of(
    'insert into saved_comparison (account_id, name, project_ids) values ($1, $2, $3) returning id::text',
    NAMES.comparison.text,
    [first.projectId, 'another'],
  );
  await run('update account set is_analyst = true where id = $1', accountId);
  const savedViewId = await of(
    `insert into saved_view (id, account_id, name, version, address, is_shared) overriding system value
     values (918273645, $1, $2, 1, '/overview', false) returning id::text`,
    '漏斗',
  );
  const couponId = await of(
    `insert into coupon (account_id, kind, code, source, ends_on)
     values ($1, 'exportRows', 'OWNERSCOUPON', 'order 1', current_date + 30) returning id::text`,
  );
  const teamId = await of(
    `insert into team (id, season, captain_id, url, expires_at) overriding system value
     values (918273646, 1, $1, 'QWERTYUPAS', now() + interval '1 hour') returning id::text`,
  );
  await run('insert into team_member (season, account_id, team_id) values (1, $1, $2)', accountId, teamId);
  await run(
    `insert into product_order (account_id, number, product, cost, state) values ($1, 1, 'report', 100, 'given')`,
    accountId,
  );
  const reportId = await of(
    `insert into report (account_id, order_number, project_id, title, document)
     values ($1, 1, 'any', '报告', $2) returning id::text`,
    JSON.stringify({
      title: '报告',
      subtitle: '工程',
      facts: [],
      sections: [],
      foot: '',
      madeAt: new Date(0).toISOString(),
    }),
  );
  const schemeId = await of(
    `insert into pricing_scheme (account_id, name, terms) values ($1, $2, '{}') returning id::text`,
    NAMES.scheme.text,
  );
  const sourcingId = await of(
    `insert into sourcing (id, account_id, kind, name, specification, quantity, unit, area_id, needed_by, contact_name, contact_mobile)
     select gen_random_uuid(), $1, 'material', '钢筋', 'HRB400', 1, 't', min(areaid), current_date + 30, $2, $3
     from region where level = 1 returning id`,
    NAMES.sourcing.text,
    NAMES.sourcingPhone.text,
  );
  const orderNumber = 'DD20261126-AAAAAA';
  await run(
    `insert into package_order (number, account_id, package_code, package_name, years, amount)
     values ($1, $2, 'personal', '个人版', 1, 198000)`,
    orderNumber,
    accountId,
  );
  const paidNumber = 'DD20261126-BBBBBB';
  const paidId = await of(
    `insert into package_order
       (number, account_id, package_code, package_name, years, amount, paid_at, opens_at, opens_until)
     values ($2, $1, 'team', '团队版', 1, 980000, now(), now(), now() + interval '1 year') returning id::text`,
    paidNumber,
  );
  await run(
    `insert into invoice_request (order_id, kind, title, tax_number, email, address, phone, bank, bank_account)
     values ($1, 'normal', $2, '', 'a@b.cn', '', '', '', '')`,
    paidId,
    NAMES.invoiceTitle.text,
  );
  const loginId = await of(
    `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, browser)
     values (gen_random_uuid(), $1, 'owners-device', true, now(), now() + interval '7 days', 'Chrome 130') returning id`,
  );
  await run('insert into login_place (login_id, place) values ($1, $2)', loginId, NAMES.devicePlace.text);
  const applicationId = await of(
    `insert into login_application (account_id, device_id, browser, system, place, expires_at)
     values ($1, 'applicant', 'Chrome 130', 'Windows', $2, now() + interval '1 hour') returning id`,
    NAMES.applicant.text,
  );
  const fact = (ago: string) =>
    idOf(
      `insert into event (id, day, happened_at, fncode, account_name, query)
       values (gen_random_uuid(), event_day(now() - $1::interval), now() - $1::interval, '200001', 'owner', $2) returning id`,
      [ago, { keyword: NAMES.fact.text }],
    );
  await fact('1 hour');
  const eventId = await fact('1 minute');
  return {
    draftId: open.id,
    waitingId: waiting.id,
    publishedId: first.id,
    revisedId: second.id,
    withdrawnId: withdrawn.id,
    projectId: first.projectId,
    importId,
    commentId,
    settledCommentId,
    recordImportId,
    chatId,
    askId,
    folderId,
    favoriteId,
    comparisonId,
    couponId,
    teamId,
    reportId,
    savedViewId,
    schemeId,
    sourcingId,
    loginId,
    orderNumber,
    paidNumber,
    applicationId,
    eventId,
    globalId: 'g-owner',
    accountName: 'owner',
    accountId,
  };
};
