import { Sparkline } from '#src/ui/sparkline.tsx';
import type { Catalogue } from '../contract/quality';
import { KIND_WORDS } from '../bad-reasons';
import { PartView } from './part-view';
import { ChoiceParam } from './choice-param';
import { CodeLink } from './code-link';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { usePlace } from './use-place';

type Fact = Catalogue['facts'][number];

const SILENT_MS = 7 * 86_400_000;
const fieldsOf = ({ fields }: Fact): string =>
  Object.entries(fields)
    .map(([name, kind]) => `${name}（${KIND_WORDS[kind as keyof typeof KIND_WORDS]}）`)
    .join('，');
const sum = ({ days }: Fact): number => days.reduce((all, events) => all + events, 0);

const stateOf = ({ meaning, lastAt }: Fact, latest: number): string => {
  if (meaning === null) return '目录之外';
  if (lastAt === null) return '从未收到';
  return latest - Date.parse(lastAt) > SILENT_MS ? '沉默超过 7 天' : '在发';
};

export function CatalogueScreen() {
  const { params } = usePlace();
  return (
    <div className="column">
      <div className={styles.bar}>
        <ChoiceParam
          name="state"
          label="状态"
          options={[
            ['', '全部'],
            ['silent', '沉默'],
            ['never', '从未收到'],
            ['unknown', '目录之外'],
          ]}
        />
      </div>
      <PartView part="catalogue">
        {({ facts }) => {
          const latest = Math.max(
            0,
            ...facts.map(({ lastAt }) => (lastAt === null ? 0 : Date.parse(lastAt))),
          );
          const states: Readonly<Record<string, string>> = {
            silent: '沉默超过 7 天',
            never: '从未收到',
            unknown: '目录之外',
          };
          const wanted = states[params.state ?? ''];
          return (
            <FiguresTable
              title="事件码"
              note={`${facts.length} 个`}
              pageSize={50}
              keyOf={({ fncode }) => fncode}
              rows={facts.filter((fact) => wanted === undefined || stateOf(fact, latest) === wanted)}
              columns={[
                {
                  title: '事件',
                  of: ({ fncode }) => fncode,
                  draw: ({ fncode }) => <CodeLink fncode={fncode} />,
                },
                { title: '含义', of: ({ meaning }) => meaning ?? '目录之外' },
                { title: '字段', of: fieldsOf },
                { title: '状态', of: (fact) => stateOf(fact, latest) },
                { title: '最近', of: ({ lastAt }) => momentOf(lastAt).slice(0, 16) },
                {
                  title: '14 天',
                  of: sum,
                  draw: (fact) => (
                    <span className={styles.spark}>
                      <Sparkline points={fact.days} /> {sum(fact)}
                    </span>
                  ),
                },
              ]}
            />
          );
        }}
      </PartView>
    </div>
  );
}
