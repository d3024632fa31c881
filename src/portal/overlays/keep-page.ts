import { WORKER } from '../kept-page';

// Where it is refused, or plain http knows of none, the next visit waits for the server as this one did.
const nothing = () => undefined;

type Navigation = Omit<Navigator, 'serviceWorker'> & Partial<Pick<Navigator, 'serviceWorker'>>;

/** From the next visit on the start page opens from this browser. */
export const keepPage = ({ serviceWorker }: Navigation): void => {
  if (process.env.NODE_ENV === 'production') serviceWorker?.register(WORKER).catch(nothing);
};
