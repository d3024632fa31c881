import type { RootState } from '#src/kernel/state';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SearchCategory } from '../../contract';
import { viewOnScreen } from '../../selectors';
import type { BoxStart } from './box-start';

/** Text and category of the box. They follow the results that come on the screen and go, until something else is typed. */
export const useBoxText = (start: BoxStart) => {
  const asked = useSelector((state: RootState) => viewOnScreen(state)?.text ?? '');
  const askedCategory = useSelector((state: RootState) => viewOnScreen(state)?.category ?? 'all');
  const [text, setText] = useState(start.text || asked);
  const [category, setCategory] = useState<SearchCategory>(start.text ? start.category : askedCategory);
  const [followed, setFollowed] = useState({ asked, askedCategory });
  if (followed.asked !== asked || followed.askedCategory !== askedCategory) {
    setFollowed({ asked, askedCategory });
    setText(asked);
    setCategory(askedCategory);
  }
  return { text, setText, category, setCategory };
};
