import { Suspense } from 'react';
import { lazyView } from './lazy-view';
import { part, type Part } from './part';
import { join } from './portal-store';

const chunk = part(() => import(/* webpackChunkName: "marks" */ './pages/marks'));
const marksPart: Part<Awaited<ReturnType<typeof chunk.load>>> = {
  load: async () => {
    const parts = await chunk.load();
    join(parts.favorites);
    join(parts.likes);
    return parts;
  },
};
const RecordMarks = lazyView(marksPart, (parts) => parts.RecordMarks);

/** What the records of a search group are called where members keep and like them. */
const KINDS: Readonly<Record<string, string>> = { bid_node: 'project' };

/** 收藏 and 点赞 beside a record found anywhere; nothing where its kind cannot be kept. */
export const marksOfFound = ({
  group,
  id,
  title,
}: {
  readonly group: string;
  readonly id: string;
  readonly title: string;
}) => {
  const kind = KINDS[group];
  return (
    kind && (
      <Suspense>
        <RecordMarks kind={kind} recordId={id} title={title} />
      </Suspense>
    )
  );
};
