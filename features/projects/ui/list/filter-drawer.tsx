import { useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { countFilters } from '../../list-view';
import { selectList } from '../../selectors';
import { Filters } from './filters';
import { totalText } from './total-text';

/** Below 768 px the form waits behind a button; Escape closes it and focus returns to the button. */
export const FilterDrawer = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { view, page } = useSelector(selectList);
  const count = countFilters(view);
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="button projects-open-filters" aria-haspopup="dialog" onClick={open}>
        筛选{count > 0 && ` (${count})`}
      </button>
      <dialog ref={dialog} className="projects-drawer" aria-label="筛选条件" onClose={() => setIsOpen(false)}>
        {isOpen && (
          <>
            <Filters regionPicker={regionPicker} />
            <button type="button" className="button button-fill" onClick={() => dialog.current?.close()}>
              {page ? `查看${totalText(page.total)}` : '查看结果'}
            </button>
          </>
        )}
      </dialog>
    </>
  );
};
