import { of } from 'rxjs';
import { commands } from '#features/search/commands';
import { followPoster, loadPoster } from '#features/search/epics/poster';
import { loadPrompt } from '#features/search/epics/box';
import { events } from '#features/search/events';
import { listDriver } from '#features/search/list-driver';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { onResults, searching } from '../some-search';

const run = (epic: Epic, command: Message, state$ = searching(), data: unknown = undefined) => {
  const said: Message[] = [];
  const ports = fakePorts({ send: () => of(anAnswer(data)) });
  epic(of(command), state$, ports).subscribe((event) => said.push(event));
  return { said, moves: ports.address.moves };
};

test('the prompt is asked for until it is known', () => {
  const prompt = { prompt: '试试：钢筋', hot: ['钢筋'] };
  const command = commands.loadPrompt();
  expect(run(loadPrompt, command, searching(), prompt).said).toEqual([events.promptLoaded(prompt, command)]);
  expect(run(loadPrompt, command, searching({ box: { prompt } }), prompt).said).toEqual([]);
  expect(run(loadPrompt, command, searching(), { prompt: 7 }).said).toMatchObject([
    { type: 'search/promptFailed' },
  ]);
});

test('[SEARCH-006] the poster is told of, or lost without a word', () => {
  const poster = { ifDisplay: true, imagePath: '/p.png', linkPath: '' };
  const command = commands.loadPoster();
  expect(run(loadPoster, command, searching(), poster).said).toEqual([events.posterLoaded(poster, command)]);
  expect(run(loadPoster, command).said).toMatchObject([{ type: 'search/posterFailed' }]);
});

test('that the poster was followed is told', () => {
  expect(run(followPoster, commands.followPoster()).said).toMatchObject([{ type: 'search/posterFollowed' }]);
});

test('a region goes into the address of the results', () => {
  const { changeView } = listDriver.epicsWith(portalEvents);
  const place = onResults({ text: '梁', group: 'sl', page: '3' });
  const command = commands.refineList({ areaId: '20' });
  expect(run(changeView!, command, searching({ current: { place } })).moves).toEqual([
    'go /search?text=%E6%A2%81&group=sl&areaId=20',
  ]);
});
