import { lastValueFrom, type Observable, of } from 'rxjs';
import { handshakes } from '#infra/browser/signing/shake-hands';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { aReply, anAnswer } from '#tests/support/replies';
import { blockedStorage } from '#tests/support/wire-client';

const prepared = async () => {
  const device = await openDeviceKey(blockedStorage);
  const offer = { now: 42, boot: 1, keys: [{ ...device.publicKeys.answering, kid: 'k1' }] };
  const send = jest.fn<Observable<ApiReply>, [ApiRequest]>(() => of(anAnswer(offer)));
  const correct = jest.fn();
  return { send, correct, hands: handshakes({ device, clock: { correct }, send }) };
};

test('one handshake for all who ask, and the clock takes its time', async () => {
  const { send, correct, hands } = await prepared();
  const [one, other] = await Promise.all([lastValueFrom(hands.agreed$), lastValueFrom(hands.agreed$)]);
  expect(one).toBe(other);
  expect(one.serverKey.kid).toBe('k1');
  expect(send).toHaveBeenCalledTimes(1);
  expect(correct.mock.calls).toEqual([[42]]);
});

test('done anew once for all who ask together, and then in force', async () => {
  const { send, hands } = await prepared();
  const first = await lastValueFrom(hands.agreed$);
  expect(hands.round()).toBe(0);
  const [one, other] = await Promise.all([lastValueFrom(hands.again$), lastValueFrom(hands.again$)]);
  expect(one).toBe(other);
  expect(one).not.toBe(first);
  expect(await lastValueFrom(hands.agreed$)).toBe(one);
  expect(hands.round()).toBe(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', aReply(500, { businessMsg: '系统繁忙' }), '没有建立安全连接：系统繁忙'],
  [
    'an answer without keys',
    anAnswer({ now: 1, boot: 1, keys: [] }),
    '/pb/api/crypto/handshake：返回的数据不符合约定',
  ],
])('%s is told in words, and the next to ask tries again', async (_, reply, words) => {
  const { send, hands } = await prepared();
  send.mockReturnValueOnce(of(reply));
  await expect(lastValueFrom(hands.agreed$)).rejects.toThrow(words);
  expect((await lastValueFrom(hands.agreed$)).serverKey.kid).toBe('k1');
});
