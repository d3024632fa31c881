import { events } from '#features/page-protection/events';
import { reducer } from '#features/page-protection/state';
import { givenTo } from '#tests/support/given';

test('what was blocked and noticed is counted', () => {
  givenTo(reducer)([
    events.keyBlocked({ key: 'F12' }),
    events.menuBlocked(),
    events.pauseNoticed({ ms: 4_000 }),
  ]).then({ blocked: 2, pauses: 1 });
});
