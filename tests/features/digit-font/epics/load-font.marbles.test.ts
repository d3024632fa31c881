import { of, throwError, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/digit-font/commands';
import { loadFont } from '#features/digit-font/epics';
import { events } from '#features/digit-font/events';
import { initialState, type DigitFontState } from '#features/digit-font/state';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const offer = {
  fontMap: { map: { '0': '&#xE0A0;' } },
  fontPath: '/fontConvert/font/f1.woff2',
  boldFontPath: '/fontConvert/font/f1-bold.woff2',
};
const font = { family: 'figures-f1', map: { '0': '\ue0a0' } };
const ask = commands.loadFont();
const loggedOut = auth.loggedOut({ by: 'member' });

interface World {
  readonly state?: DigitFontState;
  readonly answer?: unknown;
  readonly show?: () => Observable<undefined>;
  readonly actions?: string;
  /** Frames until the offer comes. */
  readonly slow?: string;
}

const run = ({
  state = initialState,
  answer = offer,
  show = () => of(undefined),
  actions = 'a',
  slow = '|',
}: World) => {
  const said: Message[] = [];
  const sent: ApiRequest[] = [];
  const shown = jest.fn(show);
  marbles(({ hot, cold, flush }) => {
    const ports = fakePorts({
      send: (request) => {
        sent.push(request);
        if (request.expects === 'blob') return of(anAnswer(`file of ${request.path}`));
        return cold(slow.replace('|', '(r|)'), { r: anAnswer(answer) });
      },
    });
    loadFont({ show: shown })(
      hot(actions, { a: ask, o: loggedOut }),
      stateOf({ digitFont: state }),
      ports,
    ).subscribe((message) => said.push(message));
    flush();
  })();
  return { said, sent, shown };
};

test('[SEARCH-008] the map is asked for, both files are fetched with the session, then figures may be drawn', () => {
  const { said, sent, shown } = run({});
  expect(said).toEqual([events.fontRequested(undefined, ask), events.fontShown(font, ask)]);
  expect(sent.map(({ path, quiet, session }) => [path, quiet, session])).toEqual([
    ['/fontConvert/randomConvert', true, 'optional'],
    [offer.fontPath, true, 'optional'],
    [offer.boldFontPath, true, 'optional'],
  ]);
  expect(shown).toHaveBeenCalledWith('figures-f1', [
    { weight: '1 500', file: `file of ${offer.fontPath}` },
    { weight: '501 1000', file: `file of ${offer.boldFontPath}` },
  ]);
});

test.each([
  ['the browser refuses the file', { show: () => throwError(() => new Error('no font')) }],
  ['the map is none', { answer: { fontMap: { map: { '0': 'zero' } }, fontPath: '/a', boldFontPath: '/b' } }],
  ['the file lies on another host', { answer: { ...offer, fontPath: '//evil.test/f.woff2' } }],
  ['there is no answer', { answer: aReply(500) }],
])('when %s the figures stay plain', (_, world) => {
  const { said } = run(world);
  expect(said.map(({ type }) => type)).toEqual([events.fontRequested.type, events.fontFailed.type]);
});

test.each(['asked', 'shown', 'lost'] as const)('a font that is %s is not asked for again', (status) => {
  expect(run({ state: { status } }).said).toEqual([]);
});

test('many figures ask once', () => {
  expect(run({ actions: '(aaa)', slow: '---|' }).sent).toHaveLength(3);
});

test('a font of a session that ended meanwhile is never shown', () => {
  const { said, shown } = run({ actions: 'a-o', slow: '-----|' });
  expect(said).toEqual([events.fontRequested(undefined, ask)]);
  expect(shown).not.toHaveBeenCalled();
});
