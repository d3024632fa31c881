import { take } from 'rxjs';
import { events as auth, vault } from '#features/auth/index';
import type { Ports } from '#src/kernel/ports';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import type { AroundProgram } from './around-program';
import { lateTape } from './late-tape';
import type { TabTape } from './tab-tape';

type OwnPorts = Omit<Ports, 'send' | 'captcha'>;

interface TapedWorld extends Pick<TabTape, 'attend'> {
  readonly ports: OwnPorts;
  readonly recording: AroundProgram;
}

const tapeChunk = lazyChunk(() => import(/* webpackChunkName: "tape" */ './tab-tape'));
const nothing = () => undefined;

/** Whoever has a token is taped from the first message on, a visitor from the login on. A chunk that does not arrive is missed by nobody. */
export const memberTape = async (ports: OwnPorts): Promise<TapedWorld> => {
  const isMember = vault(ports).accessToken() !== undefined;
  const tape = isMember ? await tapeChunk.load().then(({ tabTape }) => tabTape(ports), nothing) : undefined;
  if (tape) return { ports: tape.ports(ports), recording: tape, attend: tape.attend };
  const { around, fit } = lateTape();
  return {
    ports,
    recording: around,
    attend: (program) => {
      program
        .hear(auth.loggedIn.match)
        .pipe(take(1))
        .subscribe(() => {
          void tapeChunk.load().then(({ tabTape }) => {
            const late = tabTape(ports, { isLate: true });
            fit(late);
            late.attend(program);
          }, nothing);
        });
    },
  };
};
