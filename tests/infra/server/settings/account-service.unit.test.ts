import { readSettings } from '#infra/server/settings/settings';

const four = {
  TICKET_URL: 'https://id.test/ticket',
  TICKET_KEY: 'zj',
  TICKET_VERIFY_URL: 'https://id.test/verify',
  TICKET_SECRET: 's3cret',
};

describe('the account service', () => {
  it('is taken whole or refused with what is missing', () => {
    expect(readSettings(four).accountService).toEqual({
      askUrl: four.TICKET_URL,
      serviceKey: 'zj',
      verifyUrl: four.TICKET_VERIFY_URL,
      secret: 's3cret',
    });
    const { TICKET_SECRET: _, ...three } = four;
    expect(() => readSettings(three)).toThrow('还缺：TICKET_SECRET');
  });
});
