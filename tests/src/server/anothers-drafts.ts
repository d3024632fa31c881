import { randomUUID } from 'node:crypto';
import type { Draft } from '#features/publishing/contract-draft';
import type { testApp } from '#tests/support/app';
import { billRow, someNodes } from '#tests/features/publishing/some-draft';
import { NAMES } from './planted-names';

/** Drafts of the owner in every state, made by the calls that make them. */
export const addDrafts = async (
  { db, ask }: ReturnType<typeof testApp>,
  tokens: ReadonlyMap<string, string>,
) => {
  const post = async <T = Draft>(who: string, path: string, payload: object): Promise<T> => {
    const headers = { accesstoken: tokens.get(who) ?? '', 'idempotency-key': randomUUID() };
    const { envelope } = await ask<T>({ method: 'POST', url: `/pb/publishing/${path}`, headers, payload });
    if (envelope.statusCode !== 200) throw new Error(`${path}: ${envelope.businessMsg}`);
    return envelope.data;
  };
  let area = 20_000;
  const draft = async (change: Readonly<Record<string, string>>) => {
    const key = await post<{ id: string; projectId: string }>('owner', 'create', { templateId: 'building' });
    area += 100;
    const figures = { area: `${area}`, areaAbove: `${area - 1_000}`, unitCost: `${Math.round(25e6 / area)}` };
    const nodes = Object.entries(
      someNodes(
        { owner: '', contractor: '', address: '', scope: '', name: '某楼', ...figures, ...change },
        { 清单: [billRow('b1')] },
      ),
    ).map(([node, rows]) => ({ node, rows }));
    await post('owner', 'save', { id: key.id, version: 1, nodes });
    return { ...key, version: 2 };
  };
  type Key = Awaited<ReturnType<typeof draft>>;
  const step = (who: string, { id, version }: Key, name: string, reason?: string) =>
    post(who, 'step', { id, version, step: name, ...(reason && { reason }) });
  const submit = async (key: Key) => {
    await post('owner', 'check', { id: key.id, version: key.version });
    await step('owner', key, 'confirmMask');
    await step('owner', key, 'submit');
    return key;
  };
  const publish = async (key: Key) => {
    await submit(key);
    await step('reviewer', key, 'approveFirst', '数据可信');
    await step('reviewer2', key, 'approveSecond', '数据可信');
    await step('owner', key, 'publish');
    return key;
  };

  const open = await draft({ owner: `${NAMES.draftOwner.text}公司`, scope: NAMES.draftPhone.text });
  await db.pool.query('update publishing_draft set acknowledged = $2 where id = $1', [
    open.id,
    { key: NAMES.draftNote.text },
  ]);
  const waiting = await submit(await draft({ owner: `${NAMES.waitingOwner.text}公司` }));

  const named = {
    owner: `${NAMES.publishedOwner.text}置业有限公司`,
    address: NAMES.publishedAddress.text,
    name: `广州市天河区${NAMES.publishedName.text}小学教学楼`,
    basis: `${NAMES.publishedName.text}校区土建、装饰、安装`,
    scope: `天河区${NAMES.publishedName.text}小学，找${NAMES.publishedOwner.text}，电话 ${NAMES.publishedPhone.text}`,
  };
  const first = await submit(await draft(named));
  await post('reviewer', 'comment', {
    id: first.id,
    node: '概况',
    rowId: 'area',
    column: 'particular',
    text: NAMES.comment.text,
  });
  await step('reviewer', first, 'return', NAMES.returned.text);
  await publish(first);
  const { id } = await post<Key>('owner', 'create', { templateId: 'building', projectId: first.projectId });
  const second = await publish({ id, projectId: first.projectId, version: 1 });
  const withdrawn = await publish(await draft({ owner: `${NAMES.withdrawnOwner.text}公司` }));
  await step('owner', withdrawn, 'withdraw', '口径有误');
  return { open, waiting, first, second, withdrawn };
};
