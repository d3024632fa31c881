import { toString as draw } from 'qrcode';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Turns a uuid into what the phone opens: an address of this portal, unless another provider scans for it. */
export type CodeAddress = (uuid: string, headers: Headers) => string;

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/i;

/** The asking page's own origin; a browser that lies about it misleads nobody but itself. */
export const portalAddress: CodeAddress = (uuid, { origin, host }) => {
  const own = typeof origin === 'string' && ORIGIN.test(origin) ? origin : `http://${String(host ?? '')}`;
  return `${own}/#/qr/${uuid}`;
};

/** Data URI of an SVG: sharp at every size, and smaller than a PNG. The white margin is part of the code. */
export const drawCode = async (text: string): Promise<string> => {
  const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
