import type { RootState } from '#src/kernel/state';
import { Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';

export const hasJoined = (slice: string) => (state: RootState) => slice in state;

/** Parts that are drawn from the moment their slice has joined. */
export const Drawn = ({
  when,
  parts,
}: {
  readonly when: (state: RootState) => boolean;
  readonly parts: readonly ComponentType[];
}) =>
  useSelector(when) ? (
    <Suspense>
      {parts.map((LazyChunk, index) => (
        <LazyChunk key={index} />
      ))}
    </Suspense>
  ) : null;
