import { useSelector } from 'react-redux';
import { codes } from '#src/contract/codes';
import { classes } from '#src/ui/classes';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { minuteAt } from '#src/contract/shanghai-time';
import { MOST_WORDS } from '#src/contract/uploaded-file';
import { PageSkeleton, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { ImportKind, ImportKinds, ImportReceipt } from '../contract';
import {
  selectKind,
  selectOffered,
  selectOfferProblem,
  selectPreview,
  selectProblem,
  selectReceipt,
  selectStatus,
} from '../selectors';
import { PreviewPanel } from './preview-panel';
import * as styles from './record-imports.module.css';

const PATH = '#/project-publishing/import';

const Kinds = ({ kinds, chosen }: { readonly kinds: readonly ImportKind[]; readonly chosen: string }) => (
  <nav className="tabs" aria-label="记录种类">
    {kinds.map(({ kind, name }) => (
      <a key={kind} href={`${PATH}?kind=${kind}`} aria-current={kind === chosen ? 'page' : undefined}>
        {name}
      </a>
    ))}
  </nav>
);

const Choose = ({ kind }: { readonly kind: ImportKind }) => {
  const send = useSend();
  const problem = useSelector(selectProblem);
  return (
    <section className={classes('sheet column-tight', styles.panel)} aria-label="选择文件">
      <h2>选择{kind.name}的文件</h2>
      <p>{kind.hint}</p>
      <p className="muted">
        .xlsx，或 UTF-8、GB18030 的 CSV，至多 {MOST_WORDS}、5,000
        行。列名按本单位的习惯写即可，认不出的列下一步指明；选好之后先核对，不会马上存入。
      </p>
      {problem && (
        <p className="bad" role="alert">
          {problem.message}
        </p>
      )}
      <div className="row">
        <button type="button" className="button button-fill" onClick={() => send(commands.chooseFile())}>
          选择文件
        </button>
      </div>
    </section>
  );
};

const Receipt = ({ receipt, kind }: { readonly receipt: ImportReceipt; readonly kind: ImportKind }) => {
  const send = useSend();
  const { stored, refused, href } = receipt;
  return (
    <section className={classes('sheet column-tight', styles.panel)} aria-label="回执">
      <h2 role="status">
        已存入 {stored} {kind.unit}
        {kind.name}
        {refused > 0 && `，拒绝 ${refused} 行`}
      </h2>
      {refused > 0 && <p>拒绝的行没有存入。下载后在文件里改好，可以直接再导入它；下载保留一天。</p>}
      <div className="row">
        <a className="button button-fill" href={`#${href}`}>
          查看本单位导入的{kind.name}
        </a>
        {refused > 0 && (
          <button type="button" className="button" onClick={() => send(commands.downloadRefusals())}>
            下载拒绝的 {refused} 行（CSV）
          </button>
        )}
        <button type="button" className="button" onClick={() => send(commands.close())}>
          再导入一个文件
        </button>
      </div>
    </section>
  );
};

const Recent = ({ recent, kinds }: ImportKinds) => {
  if (recent.length === 0) return null;
  return (
    <section className={classes('sheet column-tight', styles.panel)} aria-label="最近的导入">
      <h2>本单位最近的导入</h2>
      <ul className={styles.recent}>
        {recent.map(({ id, fileName, kind, stored, refused, at, href }) => (
          <li key={id}>
            <b>{fileName}</b>
            <span className="muted">
              {minuteAt(at)}　存入 {stored}，拒绝 {refused}
            </span>
            <a href={`#${href}`}>{kinds.find((one) => one.kind === kind)?.name ?? kind}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Work = ({ kind }: { readonly kind: ImportKind }) => {
  const status = useSelector(selectStatus);
  const preview = useSelector(selectPreview);
  const receipt = useSelector(selectReceipt);
  if (receipt) return <Receipt receipt={receipt} kind={kind} />;
  if (preview) return <PreviewPanel preview={preview} kind={kind} />;
  if (status !== 'reading') return <Choose kind={kind} />;
  return (
    <section className={classes('sheet', styles.panel)} aria-busy="true">
      <p role="status">正在读取文件</p>
      <SkeletonRows rows={6} />
    </section>
  );
};

const Body = () => {
  const send = useSend();
  const offered = useSelector(selectOffered);
  const problem = useSelector(selectOfferProblem);
  const kind = useSelector(selectKind);
  if (problem?.code === codes.rightsOnly)
    return (
      <EmptyState
        kind="noRights"
        title="当前账号没有发布权限"
        action={{ label: '查看单项工程指标', href: '#/commonproj/index' }}
      >
        导入本单位的记录需要发布权限，由管理员按账号开通。
      </EmptyState>
    );
  if (problem)
    return (
      <EmptyState
        kind="broken"
        action={{ label: '再试一次', run: () => send(commands.loadKinds()) }}
        {...(problem.requestId && { requestId: problem.requestId })}
      >
        {problem.message}
      </EmptyState>
    );
  if (!offered) return <PageSkeleton />;
  return (
    <>
      <Kinds kinds={offered.kinds} chosen={kind?.kind ?? ''} />
      {kind ? (
        <Work kind={kind} />
      ) : (
        <EmptyState kind="none" title="没有这种记录" action={{ label: '导入工程', href: PATH }} />
      )}
      <Recent {...offered} />
    </>
  );
};

export function RecordImportPage() {
  return (
    <div className={classes('column', styles.root)}>
      <header className="page-head">
        <div>
          <h1>导入本单位记录</h1>
          <p className="muted">一次导入许多条历史记录；要脱敏、审核后对外发布的工程，在待发布里逐个办理</p>
          <a href="#/project-publishing/index">待发布单项工程指标</a>
        </div>
      </header>
      <Body />
    </div>
  );
}
