import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** What went wrong before there was a status; its words are for whoever set the address. */
export class Undeliverable extends Error {}

export interface OutsidePlan {
  readonly timeoutMs: number;
  /** Also plain http, and addresses of this machine and of the networks behind it. */
  readonly allowsPrivate: boolean;
}

/** Names that mean this machine wherever they are asked for. */
const LOCAL_NAME = /(^|\.)localhost\.?$/;

/** @throws Undeliverable where such an address is not posted to, whatever it resolves to. */
export const outsideUrl = (text: string, { allowsPrivate }: Pick<OutsidePlan, 'allowsPrivate'>): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFit = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:');
  if (!url || !isFit) throw new Undeliverable('地址应以 https:// 开头');
  if (url.username !== '' || url.password !== '') throw new Undeliverable('地址里不能写用户名和密码');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isInside = LOCAL_NAME.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));
  if (!allowsPrivate && isInside) throw new Undeliverable('地址在内网');
  return url;
};

/**
 * The connection is made to the address that was looked at, so that a name cannot resolve to another one in between.
 * Any one inside refuses them all: a name of the public net has none.
 */
const addressOf = async (
  host: string,
  allowsPrivate: boolean,
): Promise<{ address: string; family: number }> => {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new Undeliverable('找不到这个主机');
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new Undeliverable('地址在内网');
  return first;
};

/** Posts once and follows nothing; gives the status. @throws Undeliverable */
export const postOutside = async (
  text: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  plan: OutsidePlan,
): Promise<number> => {
  const url = outsideUrl(text, plan);
  const found = await addressOf(url.hostname.replace(/^\[|\]$/g, ''), plan.allowsPrivate);
  const pinned: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [found]) : answer(null, found.address, found.family);
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = ask(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: pinned,
        agent: false,
        signal: AbortSignal.timeout(plan.timeoutMs),
      },
      (answer) => {
        // What it says is nobody's business here.
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', ({ name, message }) =>
      reject(
        new Undeliverable(name === 'AbortError' || name === 'TimeoutError' ? '超时' : `没有连上：${message}`),
      ),
    );
    asked.end(body);
  });
};
