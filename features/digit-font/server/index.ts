import { randomBytes, randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import type { ServerSlice } from '#infra/server/server-slice';
import { fontFileCall, randomConvertCall } from '../contract';
import { readBaseFonts, type BaseFonts } from './base-font';
import { fontDesk } from './font-desk';
import { fontPool, type DigitFont } from './font-pool';
import { entitiesOf, makeFont, shuffleCodes } from './make-font';

const MS = 1_000;

/** The file in the place of the envelope; whoever got it may keep it for as long as it is theirs. */
const fontAnswer = (file: Buffer, lifeMs: number): StreamAnswer =>
  new StreamAnswer(Readable.from([file]), {
    'content-type': 'font/woff2',
    'content-length': String(file.length),
    'cache-control': `private, max-age=${Math.floor(lifeMs / MS)}, immutable`,
    // Another session of the same browser asks for itself.
    vary: 'accesstoken',
  });

export const GONE = '数字字体不存在或已过期';

const ID_BYTES = 16;
const FILE_NAME = /^([\w-]{22})(-bold)?\.woff2$/;

const nameOf = (id: string, suffix = '') => `/fontConvert/font/${id}${suffix}.woff2`;

/** Reads the outlines once, with the first font that is made. */
const maker = () => {
  let base: Promise<BaseFonts> | undefined;
  const read = (): Promise<BaseFonts> =>
    readBaseFonts().catch((error: unknown) => {
      base = undefined;
      throw error;
    });
  return async (): Promise<DigitFont> => {
    const fonts = await (base ??= read());
    const shuffled = shuffleCodes((limit) => randomInt(limit));
    const file = (weight: keyof BaseFonts) => makeFont(fonts[weight], shuffled);
    const regular = file('400');
    // Between the two, whoever waits for an answer gets it.
    await setImmediate();
    return { map: entitiesOf(shuffled), files: { '400': regular, '600': file('600') } };
  };
};

export interface DigitFontPlan {
  readonly make?: () => Promise<DigitFont>;
  readonly now?: () => number;
  /** A font that could not be prepared. */
  readonly report?: (error: unknown) => void;
}

export const digitFontServer = ({
  make = maker(),
  now = () => Date.now(),
  report = () => undefined,
}: DigitFontPlan = {}): ServerSlice => {
  const desk = fontDesk({
    pool: fontPool({ make, report }),
    now,
    newId: () => randomBytes(ID_BYTES).toString('base64url'),
  });
  return {
    routes: [
      route(randomConvertCall, async ({ identity }) => {
        const { id, font } = await desk.issue(identity?.sessionId);
        return { fontMap: { map: font.map }, fontPath: nameOf(id), boldFontPath: nameOf(id, '-bold') };
      }),
      route(fontFileCall, async ({ params, identity }) => {
        const [, id = '', bold] = FILE_NAME.exec(params.name ?? '') ?? [];
        const issue = desk.find(id, identity?.sessionId);
        if (!issue) throw new ApiError(codes.notFound, GONE);
        return fontAnswer(issue.font.files[bold ? '600' : '400'], issue.until - now());
      }),
    ],
  };
};
