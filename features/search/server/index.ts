import type { Pool } from 'pg';
import { serve, type Serving } from '../../../infra/server/serve';
import {
  autoSearchCall,
  defaultPromptCall,
  promptCall,
  searchItemsCall,
  searchTargetCall,
  topPosterCall,
} from '../contract';
import { defaultPrompt } from './default-prompt';
import { searchItems } from './search-items';
import { searchTarget } from './search-target';
import { suggestInGroups, suggestWords } from './suggest-words';
import { topPoster } from './top-poster';

export const searchServings = ({ pool }: { readonly pool: Pool }): readonly Serving[] => [
  serve(promptCall, async ({ query }) => ({ words: await suggestWords(pool, query.text) })),
  serve(autoSearchCall, async ({ query }) => ({ wordList: await suggestInGroups(pool, query.keyword) })),
  serve(defaultPromptCall, () => defaultPrompt(pool)),
  serve(searchItemsCall, ({ body }) => searchItems(pool, body)),
  serve(searchTargetCall, ({ query }) => searchTarget(pool, query.group, query.id)),
  serve(topPosterCall, () => topPoster(pool)),
];
