import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';

const pathTo = (id: string) => `/commonproj/detail/${encodeURIComponent(id)}`;

export const goToDetail = allOf(
  when(commands.choosePeers, ({ id, peers }, _, { address }) =>
    address.go(peers ? `${pathTo(id)}?peers=${peers}` : pathTo(id)),
  ),
  when(commands.openDetail, ({ id }, _, { address }) => address.go(pathTo(id))),
);
