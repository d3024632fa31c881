import {
  checkViewToken,
  FOREIGN,
  issueViewToken,
  STALE,
  VIEW_LIFE_MS,
} from '#features/cost-indexes/server/index';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const NOW = 1_700_000_000_000;
const view = { globalId: '6001', seriesId: 'composite-1' };
const issue = () => issueViewToken(db.pool, view, NOW);

test('[CALL-141] [DATA-017] a token lets its account see its series for ten minutes', async () => {
  const token = await issue();
  expect(VIEW_LIFE_MS).toBe(600_000);
  await expect(checkViewToken(db.pool, token, view, NOW + VIEW_LIFE_MS - 1)).resolves.toBeUndefined();
  await expect(checkViewToken(db.pool, token, view, NOW + VIEW_LIFE_MS)).rejects.toThrow(STALE);
});

test('it is worth nothing to another account and for another series', async () => {
  const token = await issue();
  await expect(checkViewToken(db.pool, token, { ...view, globalId: '6002' }, NOW)).rejects.toThrow(FOREIGN);
  await expect(checkViewToken(db.pool, token, { ...view, seriesId: 'rebar-1' }, NOW)).rejects.toThrow(
    FOREIGN,
  );
});

test('its end cannot be put off, and nothing of it made up', async () => {
  const token = await issue();
  const [until = '', signature = ''] = token.split('.');
  const later = (parseInt(until, 36) + 3_600_000).toString(36);
  for (const forged of [`${later}.${signature}`, `${until}.${'A'.repeat(43)}`, until, '', `${token}.x`])
    await expect(checkViewToken(db.pool, forged, view, NOW)).rejects.toThrow(FOREIGN);
});

test('it tells nobody whose it is', async () => {
  const [, signature = ''] = (await issue()).split('.');
  expect(Buffer.from(signature, 'base64url').toString('latin1')).not.toContain('6001');
});
