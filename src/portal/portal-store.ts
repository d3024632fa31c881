import { readConfiguration } from '../../infra/gateway/configuration';
import { home } from '../../features/home';
import type { Ports } from '../kernel/ports';
import { composePortal } from './compose';
import type { Recording } from './recording';

type PortalStore = ReturnType<typeof composePortal>;
let opened: PortalStore | undefined;

export interface StorePlan {
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
  readonly recording?: Recording | undefined;
}

/** Once per page, before anything is drawn. */
export const openStore = ({ ports, recording }: StorePlan): Pick<PortalStore, 'store' | 'hear'> => {
  opened = composePortal({
    view: window,
    configuration: readConfiguration((path) => fetch(path)),
    ports,
    recording,
  });
  // Its view is drawn at build time and belongs to the first load, and so does the slice.
  opened.join(home);
  return opened;
};

/** For parts that arrive later, each with its slice. */
export const join: PortalStore['join'] = (slice) => opened?.join(slice);
