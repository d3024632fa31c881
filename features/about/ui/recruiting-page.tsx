import { classes } from '#src/ui/classes';
import * as styles from './about.module.css';

const tasks = [
  {
    title: '评审指标',
    text: '对同一业态、同一地区的指标给出合理区间，标出异常记录并说明理由。',
  },
  {
    title: '提供工程资料',
    text: '提供有权使用的结算或控制价资料，由平台脱敏、归类和测算，测算结果先由您确认。',
  },
  { title: '解读与答疑', text: '解读计价文件和价格变化，回答会员提出的专业问题。' },
] as const;

const gains = [
  { title: '署名', text: '评审过的指标与解读可以署名，也可以匿名。' },
  { title: '数据', text: '参与期间可使用与评审范围相应的指标数据。' },
  { title: '报酬', text: '报酬按事项约定，以与运营方签署的书面约定为准。' },
] as const;

const wanted = [
  '五年以上造价、成本或招采工作经历，或具有造价工程师执业资格；',
  '熟悉至少一个专业、一个地区的计价依据与市场价格；',
  '有权提供所提交的资料，并愿意说明资料的口径；',
  '能够独立判断，与所评审的项目没有利害关系。',
] as const;

const Cards = ({
  items,
}: {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}) => (
  <ul className={styles.cards}>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export const RecruitingPage = () => (
  <article className={classes(styles.recruiting, styles.text)}>
    <header className={classes('sheet', styles.recruitingHead)}>
      <p className="bad">专家招募</p>
      <h1>请您来把关每一个指标</h1>
      <p className={styles.lead}>
        指标的可信来自熟悉工程的人。我们邀请各地区、各专业的造价人员一起整理、评审和解读数据。
      </p>
      <a className="button button-fill" href="#/static/recruitingExperts-2">
        填写申请
      </a>
    </header>
    <section className="sheet">
      <h2>专家做什么</h2>
      <Cards items={tasks} />
    </section>
    <section className="sheet">
      <h2>您能得到什么</h2>
      <Cards items={gains} />
    </section>
    <section className="sheet">
      <h2>我们希望您</h2>
      <ul>
        {wanted.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>怎样参加</h2>
      <ol className={styles.steps}>
        <li>填写申请，当场得到受理编号。</li>
        <li>运营方核对资格，按您留下的方式联系。</li>
        <li>试评一批指标，双方确认后开始合作。</li>
      </ol>
      <a className="button" href="#/static/recruitingExperts-2">
        填写申请
      </a>
    </section>
  </article>
);
