/** @jest-environment node */
import * as z from 'zod/mini';
import {
  answerCall,
  CAMPAIGN_CALLS,
  findEggCall,
  invitationCall,
  joinTeamCall,
  studyClockCall,
  taskRaffleCall,
  teamCall,
  teamRewardCall,
  visitInviteCall,
  visitStudyCall,
} from '#features/campaigns/contract/index';
import { EGG_PLACES } from '#features/campaigns/rules/egg-places';

type Schema = z.core.$ZodType;
const firstOf = (schema: Schema, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;
const isRead = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

test('[CALL-113] the card that is turned is one of nine, or is not told', () => {
  const said = (place?: number) => firstOf(CAMPAIGN_CALLS.qixiGift.draw.body, { number: 1, place });
  expect([undefined, 1, 9].map(said)).toEqual([undefined, undefined, undefined]);
  for (const wrong of [0, 10, 1.5]) expect([wrong, said(wrong)]).toEqual([wrong, '没有这张牌']);
});

test('[CALL-084] an answer names its choice by a place from 0 to 9', () => {
  const may = (choice: number) => isRead(answerCall.body, { day: '2026-01-01', choice });
  expect([0, 9, -1, 10, 0.5].map(may)).toEqual([true, true, false, false, false]);
});

test.each([
  ['邀请链接不正确', visitInviteCall.body],
  ['组队链接不正确', joinTeamCall.query],
])('a link has ten signs that cannot be mistaken for one another: %s', (text, schema) => {
  const said = (url: string) => firstOf(schema, { url });
  expect(said('ABCDEFGH29')).toBeUndefined();
  for (const wrong of ['', 'ABCDEFGH2', 'ABCDEFGH234', 'abcdefgh29', 'ABCDEFGH01', ' ABCDEFGH29'])
    expect([wrong, said(wrong)]).toEqual([wrong, text]);
});

test('[CALL-127] a team has a number of at most eighteen digits', () => {
  const said = (urlId: string) => firstOf(teamRewardCall.query, { urlId });
  expect(['7', '9'.repeat(18)].map(said)).toEqual([undefined, undefined]);
  for (const wrong of ['', '9'.repeat(19), '7x']) expect([wrong, said(wrong)]).toEqual([wrong, '队伍不存在']);
});

test('[CALL-126] a team may be asked for as its captain or as a guest', () => {
  for (const query of [{}, { isInvitor: 'true' }, { isInvitor: 'false' }])
    expect(isRead(teamCall.query, query)).toBe(true);
  expect(isRead(teamCall.query, { isInvitor: 'yes' })).toBe(false);
});

test('[CALL-117] a clock is one of study unless another task is named', () => {
  expect(z.parse(studyClockCall.body, {})).toEqual({ taskId: 'studyClock' });
  expect(z.parse(studyClockCall.body, { taskId: 'visit' })).toEqual({ taskId: 'visit' });
});

test('[CALL-128] an egg is looked for on the pages on which it may lie, and on no other', () => {
  for (const place of Object.keys(EGG_PLACES)) expect(isRead(findEggCall.body, { place })).toBe(true);
  expect(isRead(findEggCall.body, { place: 'home' })).toBe(false);
});

test.each<[string, Schema, string, number]>([
  ['task', CAMPAIGN_CALLS.giftBoxV76.task.body, 'taskId', 40],
  ['task of a draw', taskRaffleCall.query, 'taskId', 40],
  ['address that was opened', visitStudyCall.query, 'url', 200],
  ['address of an inviter', invitationCall.query, 'url', 64],
])('the name of a %s has an end', (_, schema, name, most) => {
  expect(isRead(schema, { [name]: 'x'.repeat(most) })).toBe(true);
  expect(isRead(schema, { [name]: 'x'.repeat(most + 1) })).toBe(false);
});
