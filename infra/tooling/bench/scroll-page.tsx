import { createRoot } from 'react-dom/client';
import { LongList } from '#src/ui/long-list/long-list.tsx';

declare global {
  // A page has no other way to hand its bench to whoever drives it.
  var drawBareList: (count: number) => void;
}

const nothing = () => undefined;

/** The same list with one line of text a row: what the list itself costs. */
globalThis.drawBareList = (count) => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <LongList
      label="bare"
      count={count}
      columns={1}
      head={<div role="columnheader">row</div>}
      start={0}
      entry={0}
      drawRow={(row) => <div role="cell">{row}</div>}
      onSight={nothing}
      onRest={nothing}
    />,
  );
};
