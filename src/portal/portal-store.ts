import type { Failures } from '#infra/browser/error-reporting/catch-failures';
import { nextTask } from '#infra/browser/next-task';
import { readPageAnswers } from '#infra/browser/page-answers';
import { readConfiguration } from '#infra/gateway/configuration';
import { selectUser } from '#features/auth/index';
import { home } from '#features/home/index';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import type { PortalContext } from './overlays/portal-context';
import { composePortal, type PortalPlan } from './compose';

type PortalStore = Awaited<ReturnType<typeof composePortal>>;
let opened: PortalStore | undefined;

let around: Pick<PortalContext, 'configuration' | 'failures' | 'ports'> | undefined;

export interface StorePlan {
  readonly failures: Failures;
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
  readonly recording: PortalPlan['recording'];
}

export interface OpenedStore extends Pick<PortalStore, 'store' | 'hear' | 'begin'> {
  /** As the store was opened, before anything but the page has answered: what the server has drawn home with. */
  readonly start: RootState;
}

/** Once per page, before anything is drawn. */
export const openStore = async ({ ports, failures, recording }: StorePlan): Promise<OpenedStore> => {
  const page = readPageAnswers(document);
  const openedAt = performance.now();
  const configuration = readConfiguration((path) => fetch(path), page.configuration);
  around = { configuration, failures, ports };
  opened = await composePortal({
    view: window,
    configuration,
    // Counted from here: however slowly the script came, the first drawing is the one of the page.
    answers: { data: page.data, age: () => performance.now() - openedAt },
    ports,
    recording,
  });
  // Its view is drawn at build time and belongs to the first load, and so does the slice.
  await nextTask();
  opened.join(home);
  const { store, hear, begin } = opened;
  return { store, hear, begin, start: store.getState() };
};

/** For parts that arrive later, each with its slice. */
export const join: PortalStore['join'] = (slice, ...needs) => opened?.join(slice, ...needs);

/** Only once the store is open: nothing late comes before. */
export const portalContext = (): PortalContext => {
  if (!around || !opened) throw new Error('the store is not open yet');
  const { store, hear } = opened;
  return {
    view: window,
    join,
    hear,
    state: store.getState,
    member: () => selectUser(store.getState()),
    ...around,
  };
};
