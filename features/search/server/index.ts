import type { Pool } from 'pg';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
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

export const searchServer = ({ pool }: { readonly pool: Pool }): ServerSlice => {
  const hottest = hottestEntries(pool);
  const source = { pool, hottest };
  return {
    routes: [
      route(promptCall, async ({ query }) => ({ words: await suggestWords(source, query.text) })),
      route(autoSearchCall, async ({ query }) => ({
        wordList: await suggestInGroups(source, query.keyword),
      })),
      route(defaultPromptCall, () => defaultPrompt(pool)),
      route(searchItemsCall, ({ body }) => searchItems(source, body)),
      route(searchTargetCall, ({ query }) => searchTarget(pool, query.group, query.id)),
      route(topPosterCall, () => topPoster(pool)),
    ],
    close: hottest.close,
  };
};
