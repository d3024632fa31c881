import type { ClientBase, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { checkDraft, isPassed } from './checks';
import { decideStep } from './decide-step';
import { lockDraft, refuseOutdated, writeStep, type StoredDraft, type StoredFinding } from './draft-store';
import type { ProjectPublisher } from './project-publisher';
import { checkContextOf } from './surroundings';

export const findingsOf = async (
  client: ClientBase,
  storage: ProjectPublisher,
  stored: StoredDraft,
): Promise<StoredFinding[]> => checkDraft(await checkContextOf(client, storage, stored));

interface Asked {
  readonly id: string;
  readonly version: number;
}

/** Runs all checks over what stands there and writes what they found, and how far that brings the draft. */
export const runChecks = async (
  client: PoolClient,
  storage: ProjectPublisher,
  actorId: string,
  { id, version }: Asked,
): Promise<void> => {
  const stored = await lockDraft(client, id, actorId);
  refuseOutdated(stored, version);
  const findings = await findingsOf(client, storage, stored);
  await settle(client, stored, actorId, { findings, acknowledged: stored.acknowledged });
};

const settle = async (
  client: PoolClient,
  stored: StoredDraft,
  actorId: string,
  {
    findings,
    acknowledged,
  }: { readonly findings: readonly StoredFinding[]; readonly acknowledged: StoredDraft['acknowledged'] },
): Promise<void> => {
  const decision = decideStep(stored, { step: 'check', passed: isPassed(findings, acknowledged) }, actorId);
  if ('refusal' in decision) throw new ApiError(codes.conflict, decision.refusal);
  // Reasons for warnings that are gone would come back with them, unread.
  const kept = Object.fromEntries(
    Object.entries(acknowledged).filter(([key]) => findings.some((finding) => finding.key === key)),
  );
  await client.query('update publishing_draft set findings = $2, acknowledged = $3 where id = $1', [
    stored.id,
    JSON.stringify(findings),
    JSON.stringify(kept),
  ]);
  const errors = findings.filter(({ level }) => level === 'error').length;
  const reason = `错误 ${errors} 处，提醒 ${findings.length - errors} 处`;
  await writeStep(client, stored.id, { ...decision, reason, actorId });
};

/** A reason makes a warning stand; an empty one takes it back. Errors are mended, never excused. */
export const acknowledge = async (
  client: PoolClient,
  storage: ProjectPublisher,
  actorId: string,
  asked: Asked & { readonly key: string; readonly reason: string },
): Promise<void> => {
  const stored = await lockDraft(client, asked.id, actorId);
  refuseOutdated(stored, asked.version);
  const findings = await findingsOf(client, storage, stored);
  const finding = findings.find(({ key }) => key === asked.key);
  if (!finding) throw new ApiError(codes.conflict, '这条提醒已不成立，请重新校验');
  if (finding.level === 'error') throw new ApiError(codes.conflict, '错误须改正后重新校验，不能以说明放行');
  const { [asked.key]: _, ...others } = stored.acknowledged;
  const reason = asked.reason.trim();
  const acknowledged = reason === '' ? others : { ...others, [asked.key]: reason };
  await settle(client, stored, actorId, { findings, acknowledged });
};
