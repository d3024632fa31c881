import type { PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { hidesMore, maskedFields } from '../masking';
import { decideStep } from './decide-step';
import { readDraft, refuseOutdated, writeStep } from './draft-store';

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly field: string;
  readonly text: string;
}

/** More may be hidden than the rules hide, never less. An empty text goes back to the rules. */
export const maskField = async (client: PoolClient, actorId: string, asked: Asked): Promise<void> => {
  const stored = await readDraft(client, asked.id, actorId, true);
  refuseOutdated(stored, asked.version);
  const field = maskedFields(stored.nodes.概况).find((one) => one.field === asked.field);
  if (!field) throw new ApiError(codes.badRequest, '没有这个脱敏字段');
  const text = asked.text.trim();
  if (!hidesMore(text, field.masked))
    throw new ApiError(codes.conflict, `“${field.label}”只能在规则结果“${field.masked}”上再遮字，不能多露`);
  if (field.field === 'name' && text !== '' && text.replace(/[*＊×\s]/g, '') === '')
    throw new ApiError(codes.conflict, '工程名称不能全部遮去');
  const decision = decideStep(stored, { step: 'remask' }, actorId);
  if ('refusal' in decision) throw new ApiError(codes.conflict, decision.refusal);
  const { [asked.field]: _, ...others } = stored.mask;
  const mask = text === '' || text === field.masked ? others : { ...others, [asked.field]: text };
  await client.query('update publishing_draft set mask = $2 where id = $1', [
    stored.id,
    JSON.stringify(mask),
  ]);
  await writeStep(client, stored.id, { ...decision, reason: field.label, actorId });
};
