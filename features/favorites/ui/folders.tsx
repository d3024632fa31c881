import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MOST_FOLDERS, type Folder } from '../contract-folders';
import { favoriteList } from '../contract';
import { selectFolders, selectFoldersProblem, selectView } from '../selectors';
import { FolderForm } from './folder-form';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

/** A form that closes gives the focus back to the button that opened it. */
type Form = 'unopened' | 'open' | 'closed';

const FolderLink = ({ folder }: { readonly folder?: Folder }) => {
  const view = useSelector(selectView);
  const isItems = view.list === 'item';
  return (
    <a
      href={`#${favoriteList.pathTo(favoriteList.refined(view, { folderId: folder?.id }))}`}
      aria-current={view.folderId === folder?.id ? 'page' : undefined}
    >
      <span>{folder?.name ?? '全部收藏'}</span>
      {folder && <small>{isItems ? folder.items : folder.nodes}</small>}
    </a>
  );
};

const OpenFolder = ({ folder }: { readonly folder: Folder }) => {
  const send = useSend();
  const [form, show] = useState<Form>('unopened');
  if (form === 'open') {
    return (
      <FolderForm
        label="收藏夹名称"
        start={folder.name}
        onNamed={(given) => send(commands.renameFolder({ id: folder.id, name: given }))}
        onDone={() => show('closed')}
      />
    );
  }
  return (
    <p>
      <button type="button" className="plain" autoFocus={form === 'closed'} onClick={() => show('open')}>
        改名
      </button>
      <button
        type="button"
        className="plain"
        title="其中的收藏会移到默认收藏夹"
        onClick={() => send(commands.removeFolder({ id: folder.id }))}
      >
        删除收藏夹
      </button>
    </p>
  );
};

export const Folders = () => {
  const send = useSend();
  const [form, show] = useState<Form>('unopened');
  const known = useSelector(selectFolders);
  const problem = useSelector(selectFoldersProblem);
  const load = () => void send(commands.loadFolders());
  useOnceOnline(problem && load);
  const { folders, used, limit } = known ?? { folders: [], used: 0, limit: 0 };
  const { folderId } = useSelector(selectView);
  const open = folders.find(({ id, isDefault }) => id === folderId && !isDefault);
  return (
    <nav className={classes('nav-list inputs no-print', styles.folders)} aria-label="收藏夹">
      <ul>
        <li>
          <FolderLink />
        </li>
        {folders.map((folder) => (
          <li key={folder.id}>
            <FolderLink folder={folder} />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert">
          收藏夹没有取到：{problem.message}
          <button type="button" className="plain" onClick={load}>
            重试
          </button>
        </p>
      )}
      {open && <OpenFolder key={open.id} folder={open} />}
      {form === 'open' ? (
        <FolderForm
          label="新收藏夹的名称"
          onNamed={(name) => send(commands.addFolder({ name }))}
          onDone={() => show('closed')}
        />
      ) : (
        known &&
        folders.length < MOST_FOLDERS && (
          <button type="button" className="plain" autoFocus={form === 'closed'} onClick={() => show('open')}>
            新建收藏夹
          </button>
        )
      )}
      {limit > 0 && (
        <p className="muted">
          已用 {used.toLocaleString('zh-CN')} / {limit.toLocaleString('zh-CN')} 条
        </p>
      )}
    </nav>
  );
};
