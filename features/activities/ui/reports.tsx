import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { REPEAT_MINUTES } from '#src/contract/rewards';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { RowList, RowText } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { subjectKeyword, type Report, type Subjects } from '../contract/reports';
import { selectIsAnyUnderWay, selectIsUnderWay, selectPart } from '../selectors';
import { workOf } from '../work';
import { PartView } from './frame';

const shapes = { keyword: subjectKeyword };
const start = { keyword: '' };

function SubjectSearch() {
  const send = useSend();
  const { status, query } = useSelector(selectPart('subjects'));
  // The list that it begins with keeps nobody from searching.
  const isBusy = status === 'loading' && query?.keyword !== undefined;
  const { field, accept } = useForm({ shapes, start, isBusy });
  return (
    <form
      noValidate
      role="search"
      onSubmit={accept(({ keyword }) =>
        send(commands.loadPart({ part: 'subjects', query: keyword === '' ? {} : { keyword } })),
      )}
    >
      <TextField label="工程名称" field={field('keyword')} placeholder="不填则列出收藏的工程" />
      <SubmitButton isBusy={isBusy}>查找</SubmitButton>
    </form>
  );
}

interface FoundProps extends Subjects {
  readonly onChoose: (projectId: string) => void;
}

function Found({ keyword, subjects, onChoose }: FoundProps) {
  if (subjects.length === 0)
    return (
      <p className="muted">
        {keyword === '' ? '还没有收藏单项工程，可按名称查找。' : `没有找到名称含“${keyword}”且有明细的工程。`}
      </p>
    );
  return (
    <RowList label={keyword === '' ? '收藏的工程' : '找到的工程'}>
      {subjects.map(({ projectId, title, about }) => (
        <li key={projectId} className="row">
          <RowText>
            <b>{title}</b> <span className="muted">{about}</span>
          </RowText>
          <Button aria-label={`选择 ${title}`} onClick={() => onChoose(projectId)}>
            选择
          </Button>
        </li>
      ))}
    </RowList>
  );
}

export interface ReportPurchaseProps {
  /** Product of the mall. */
  readonly code: string;
  /** How what was chosen is paid. */
  readonly children: (projectId: string) => ReactNode;
}

/** First the project, then what a report of it is, and what it costs. */
export function ReportPurchase({ code, children }: ReportPurchaseProps) {
  const send = useSend();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    send(commands.loadPart({ part: 'subjects' }));
  }, [send]);
  if (chosen === undefined)
    return (
      <>
        <SubjectSearch />
        <PartView part="subjects" name="工程">
          {(subjects) => (
            <Found
              {...subjects}
              onChoose={(projectId) => {
                send(commands.loadPart({ part: 'productCode', query: { code, projectId } }));
                setChosen(projectId);
              }}
            />
          )}
        </PartView>
      </>
    );
  return (
    <PartView part="productCode" name="报告的说明">
      {({ subject, about, owned }) =>
        subject?.projectId === chosen ? (
          <>
            <p className="dialog-text">
              <b>{subject.title}</b>
              <br />
              {subject.about}
            </p>
            <p className="muted">
              {about}。内容以兑换时的数据为准，此后不变。
              {owned > 0 && `您已有这个工程的报告 ${owned} 份。`}
            </p>
            <button type="button" className="plain" onClick={() => setChosen(undefined)}>
              换一个工程
            </button>
            {children(chosen)}
          </>
        ) : (
          <p aria-busy="true" className="muted">
            正在载入
          </p>
        )
      }
    </PartView>
  );
}

function Downloads({ id, title, times, left, repeatable }: Report) {
  const send = useSend();
  const isSaving = useSelector(selectIsUnderWay(workOf.download({ id })));
  const isBusy = useSelector(selectIsAnyUnderWay('download'));
  const download = (number: number) => send(commands.downloadReport({ id, number, title }));
  return (
    <span className="row">
      {left > 0 && (
        <Button
          size="small"
          loading={isSaving}
          disabled={isBusy}
          aria-label={`下载报告 ${title}`}
          onClick={() => download(times + 1)}
        >
          下载
        </Button>
      )}
      {repeatable !== null && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`重新取回报告 ${title}，不扣次数`}
          onClick={() => download(repeatable)}
        >
          重新取回
        </Button>
      )}
    </span>
  );
}

const COLUMNS: readonly Column<Report>[] = [
  { key: 'title', title: '单项工程', card: 'name', cell: ({ title }) => title },
  { key: 'at', title: '兑换时间', unbroken: true, cell: ({ at }) => at },
  { key: 'left', title: '剩余下载', numeric: true, isTitled: true, cell: ({ left }) => `${left} 次` },
  {
    key: 'download',
    title: <span className="sr-only">下载</span>,
    card: 'foot',
    cell: (report) => <Downloads {...report} />,
  },
];

/** Those that were bought. */
export const OwnReports = () => (
  <Sheet title="我的报告">
    <PartView part="reports" name="报告">
      {({ reports }) =>
        reports.length === 0 ? (
          <p className="muted">还没有报告。兑换“单项工程 PDF 报告”后在这里下载。</p>
        ) : (
          <>
            <DataTable caption="我的报告" columns={COLUMNS} rows={reports} rowKey={({ id }) => id} asCards />
            {reports.some(({ repeatable }) => repeatable !== null) && (
              <p className="muted">没有收到文件的，下载后 {REPEAT_MINUTES} 分钟内可“重新取回”，不扣次数。</p>
            )}
          </>
        )
      }
    </PartView>
  </Sheet>
);
