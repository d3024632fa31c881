import { codes } from '#src/contract/codes';
import { phoneApp } from './phone-app';

describe('without an SMS provider', () => {
  const { form } = phoneApp({ sender: null });

  test('a request for a code says so before the browser works', async () => {
    const answered = await form(
      '/pb/api/web/smsVerificationCode',
      { mobile: '13800000001', type: 'query' },
      { uuidHashCode: 'device-1' },
    );
    expect(answered).toMatchObject({ statusCode: codes.unavailable, businessMsg: '短信服务未配置' });
  });
});

describe('with a provider that refuses', () => {
  const send = jest.fn(() => Promise.reject(new Error('quota 13800000001')));
  const { requestCode } = phoneApp({ sender: { send } });

  test('the member is told so without the provider’s words, and may try again at once', async () => {
    const failed = { statusCode: codes.unavailable, businessMsg: '短信发送失败，请稍后再试' };
    expect(await requestCode()).toMatchObject(failed);
    expect(await requestCode()).toMatchObject(failed);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
