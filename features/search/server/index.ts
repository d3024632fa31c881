import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import { defaultPromptCall, promptCall } from '../contract';
import { defaultPrompt } from './default-prompt';
import { suggestWords } from './suggest-words';

export const searchServings = ({ pool }: { readonly pool: Pool }): readonly Serving[] => [
  serve(promptCall, async ({ query }) => ({ words: await suggestWords(pool, query.text) })),
  serve(defaultPromptCall, () => defaultPrompt(pool)),
];
