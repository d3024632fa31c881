import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import type { SectionSlice } from '#infra/server/server-slice';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { codes } from '#src/contract/codes';
import {
  areasCall,
  attrListCall,
  baseListCall,
  fileCall,
  headerCall,
  indexListCall,
  isOpenCall,
  projectListCall,
  queryCall,
  scopeListCall,
} from '../contract';
import { headersOf } from './headers';
import { itemsFile } from './items-file';
import { factsOf, scopesOf } from './scopes';
import { itemSamples } from '../samples';
import { areasOf, attributesOf, findItems, findNode, openNode, openProjects, partIndexes } from './store';

export { saveItems } from './save-items';

const MOST_ROWS = 100;

const pageOf = ({
  pageNo = '1',
  pageSize = String(PAGE_SIZES[0]),
}: {
  pageNo?: string | undefined;
  pageSize?: string | undefined;
}) => {
  const [page, size] = [Number(pageNo), Number(pageSize)];
  if (size > MOST_ROWS) throw new ApiError(codes.badRequest, `每页至多 ${MOST_ROWS} 条`);
  return { pageNo: page, pageSize: size, from: (page - 1) * size, size };
};

export const newItemsServer = ({ pool }: { readonly pool: Pool }): SectionSlice => ({
  routes: [
    route(isOpenCall, async ({ query }) => {
      const node = await findNode(pool, query.bidNodeId);
      if (!node) return { isOpen: false, count: 0, reason: '没有找到这个单项工程，它可能已被撤回' };
      const isOpen = node.count > 0;
      return { isOpen, count: node.count, reason: isOpen ? '' : '提供方没有开放这个工程的清单项目' };
    }),
    route(projectListCall, async ({ query }) => {
      const { pageNo, pageSize, ...range } = pageOf(query);
      const { rows, total } = await openProjects(pool, query.areaId, range);
      return { indexDatas: rows, total, pageNo, pageSize };
    }),
    route(areasCall, async () => ({ areaIds: await areasOf(pool) })),
    route(baseListCall, async ({ query }) => {
      const node = await openNode(pool, query.bidNodeId);
      return { name: node.name, facts: factsOf(node), provenance: node.provenance };
    }),
    route(attrListCall, async ({ query }) => attributesOf(pool, (await openNode(pool, query.bidNodeId)).id)),
    route(scopeListCall, async ({ query }) => scopesOf(await openNode(pool, query.bidNodeId))),
    route(headerCall, async ({ query }) => headersOf(await openNode(pool, query.bidNodeId))),
    route(indexListCall, async ({ query }) => {
      const rows = await partIndexes(pool, await openNode(pool, query.bidNodeId));
      return { indexDatas: rows, total: rows.length };
    }),
    route(fileCall, ({ query }) => itemsFile(pool, query)),
    route(queryCall, async ({ body }) => {
      const { bidNodeId, projectId: _, origin: __, pageNo = 1, pageSize = PAGE_SIZES[0], ...filter } = body;
      const node = await openNode(pool, bidNodeId);
      const { rows, total } = await findItems(pool, node.id, filter, {
        from: (pageNo - 1) * pageSize,
        size: pageSize,
      });
      return { indexDatas: rows, total, pageNo, pageSize };
    }),
  ],
  samples: itemSamples,
});
