import * as z from 'zod/mini';

export interface ModelSettings {
  /** Base of an OpenAI-compatible service: https://host/v1 */
  readonly url: string;
  readonly key?: string | undefined;
  readonly name: string;
}

/** Text in, text out; undefined when nothing usable comes in time. */
export type LanguageModel = (plan: {
  readonly task: string;
  readonly text: string;
  readonly signal: AbortSignal;
}) => Promise<string | undefined>;

const TIMEOUT_MS = 8_000;
const MOST_TOKENS = 1_200;
/** Signs of the whole reply; an answer of ours is far shorter. */
const MOST_TEXT = 64_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

const contentIn = (text: string): string | undefined => {
  if (text.length > MOST_TEXT) return undefined;
  const read = z.safeParse(completion, JSON.parse(text));
  return read.success ? read.data.choices[0]?.message.content : undefined;
};

/** Whatever goes wrong there, the computed answer is sent: a failure is reported and not thrown. */
export const languageModel =
  (
    { url, key, name }: ModelSettings,
    report: (error: unknown) => void,
    timeoutMs = TIMEOUT_MS,
  ): LanguageModel =>
  async ({ task, text, signal }) => {
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model: name,
          temperature: 0,
          max_tokens: MOST_TOKENS,
          messages: [
            { role: 'system', content: task },
            { role: 'user', content: text },
          ],
        }),
      });
      if (!response.ok) throw new Error(`the model answered HTTP ${response.status}`);
      return contentIn(await response.text());
    } catch (error) {
      if (!signal.aborted) report(error);
      return undefined;
    }
  };
