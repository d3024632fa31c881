import { randomUUID } from 'node:crypto';
import type { Draft } from '#features/publishing/contract-draft';
import { testApp } from '#tests/support/app';
import { billRow, someNodes } from '../some-draft';

/** A draft as the calls name it. */
export interface Key {
  readonly id: string;
  readonly projectId: string;
  readonly version: number;
}

/** A server with the accounts of a publication, and the calls that take a draft through it. */
export const publishingPipeline = () => {
  const app = testApp();
  const { ask, tokenOf } = app;
  const tokens: Record<string, string> = {};
  const logIn = async (...names: readonly string[]) => {
    for (const name of names) tokens[name] = await tokenOf(name);
  };
  beforeAll(() => logIn('publisher', 'reviewer', 'reviewer2', 'vip'));

  const headers = (who: string) => ({ accesstoken: tokens[who] ?? '', 'idempotency-key': randomUUID() });
  const get = async <T>(who: string, url: string) =>
    (await ask<T>({ method: 'GET', url, headers: headers(who) })).envelope;
  const post = async <T = Draft>(who: string, path: string, payload: object) =>
    (await ask<T>({ method: 'POST', url: `/pb/publishing/${path}`, headers: headers(who), payload }))
      .envelope;

  const saved = async (change: Readonly<Record<string, string>> = {}) => {
    const { data } = await post<{ id: string; projectId: string }>('publisher', 'create', {
      templateId: 'building',
    });
    const nodes = Object.entries(someNodes(change, { 清单: [billRow('b1')] })).map(([node, rows]) => ({
      node,
      rows,
    }));
    const { data: at } = await post<{ version: number }>('publisher', 'save', {
      id: data.id,
      version: 1,
      nodes,
    });
    return { ...data, version: at.version };
  };
  const step = (who: string, { id, version }: Key, name: string, reason?: string) =>
    post(who, 'step', { id, version, step: name, ...(reason && { reason }) });
  const submitted = async (change: Readonly<Record<string, string>> = {}) => {
    const key = await saved(change);
    const { data } = await post('publisher', 'check', key);
    expect(data.findings).toEqual([]);
    await step('publisher', key, 'confirmMask');
    expect((await step('publisher', key, 'submit')).data.status).toBe('submitted');
    return key;
  };
  const published = async (change: Readonly<Record<string, string>> = {}) => {
    const key = await submitted(change);
    await step('reviewer', key, 'approveFirst', '数据可信');
    await step('reviewer2', key, 'approveSecond', '数据可信');
    const { data } = await step('publisher', key, 'publish');
    expect(data.status).toBe('published');
    return key;
  };
  const approvedRevision = async ({ projectId }: Key) => {
    const { data: next } = await post<Key>('publisher', 'create', { templateId: 'building', projectId });
    const { data: draft } = await get<Draft>('publisher', `/pb/publishing/detail?id=${next.id}`);
    const rows = draft.nodes.概况.map((row) =>
      row.id === 'structure' ? { ...row, cells: { particular: '框架结构' } } : row,
    );
    await post('publisher', 'save', { id: next.id, version: 1, nodes: [{ node: '概况', rows }] });
    const second = { ...next, version: 2 };
    await post('publisher', 'check', second);
    await step('publisher', second, 'confirmMask');
    await step('publisher', second, 'submit');
    await step('reviewer2', second, 'approveFirst', '数据可信');
    await step('reviewer', second, 'approveSecond', '数据可信');
    return { draft, second };
  };
  const detail = (id: string) =>
    get<{ row: { name: string; source: string } }>('vip', `/core/idx/getBidNodeInfo?id=${id}`);
  const found = async (keyword: string) =>
    (
      await ask<{ indexDatas: { id: string }[] }>({
        method: 'POST',
        url: '/core/search/getSolrData',
        headers: headers('vip'),
        payload: { keyword },
      })
    ).envelope.data.indexDatas.map(({ id }) => id);
  return {
    ...app,
    logIn,
    headers,
    get,
    post,
    saved,
    step,
    submitted,
    published,
    approvedRevision,
    detail,
    found,
  };
};
