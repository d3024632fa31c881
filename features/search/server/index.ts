import type { Pool } from 'pg';
import { serve, type Serving } from '#infra/server/http/serve';
import {
  autoSearchCall,
  defaultPromptCall,
  promptCall,
  searchItemsCall,
  searchTargetCall,
  topPosterCall,
} from '../contract';
import { defaultPrompt } from './default-prompt';
import { hottestEntries } from './hottest';
import { searchItems } from './search-items';
import { searchTarget } from './search-target';
import { suggestInGroups, suggestWords } from './suggest-words';
import { topPoster } from './top-poster';

export interface SearchServer {
  readonly servings: readonly Serving[];
  readonly close: () => Promise<void>;
}

export const searchServer = ({ pool }: { readonly pool: Pool }): SearchServer => {
  const hottest = hottestEntries(pool);
  const source = { pool, hottest };
  return {
    servings: [
      serve(promptCall, async ({ query }) => ({ words: await suggestWords(source, query.text) })),
      serve(autoSearchCall, async ({ query }) => ({
        wordList: await suggestInGroups(source, query.keyword),
      })),
      serve(defaultPromptCall, () => defaultPrompt(pool)),
      serve(searchItemsCall, ({ body }) => searchItems(source, body)),
      serve(searchTargetCall, ({ query }) => searchTarget(pool, query.group, query.id)),
      serve(topPosterCall, () => topPoster(pool)),
    ],
    close: hottest.close,
  };
};
