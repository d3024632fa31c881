import { SearchBox, type BoxStart } from '#features/search/ui/index';
import { PlainSearchBox } from './plain-search-box';

/** The plain box with what the search slice adds to it. */
export const RichSearchBox = ({ start }: { readonly start: BoxStart }) => (
  <SearchBox Form={PlainSearchBox} start={start} />
);
