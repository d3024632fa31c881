import * as z from 'zod/mini';
import { httpUrl } from '../http/http-url';
import { StartupError } from '../http/startup-error';

/** A model that speaks the OpenAI protocol. */
export interface AiModelSettings {
  /** Base address, such as https://host/v1. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly name: string;
}

export const aiModelFields = {
  AI_MODEL_URL: z.optional(httpUrl),
  AI_MODEL_KEY: z.optional(z.string()),
  AI_MODEL_NAME: z.optional(z.string()),
};

type Given = Readonly<Partial<Record<keyof typeof aiModelFields, string | undefined>>>;

/** @throws StartupError when one of address and name is missing */
export const aiModelOf = ({
  AI_MODEL_URL,
  AI_MODEL_KEY,
  AI_MODEL_NAME,
}: Given): AiModelSettings | undefined => {
  if (!AI_MODEL_URL && !AI_MODEL_NAME) return undefined;
  if (!AI_MODEL_URL || !AI_MODEL_NAME) throw new StartupError('AI_MODEL_URL 与 AI_MODEL_NAME 要一起给出。');
  return { url: AI_MODEL_URL, key: AI_MODEL_KEY, name: AI_MODEL_NAME };
};
