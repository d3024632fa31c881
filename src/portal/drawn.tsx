import { Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';

export const hasJoined = (slice: string) => (state: unknown) => slice in (state as object);

/** Parts that are drawn from the moment their slice has joined. */
export const Drawn = ({
  when,
  parts,
}: {
  readonly when: (state: unknown) => boolean;
  readonly parts: readonly ComponentType[];
}) =>
  useSelector(when) ? (
    <Suspense>
      {parts.map((LazyChunk, index) => (
        <LazyChunk key={index} />
      ))}
    </Suspense>
  ) : null;
