import { useSelector } from 'react-redux';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { SiteInfo } from '../contract';
import { selectSiteInfo } from '../selectors';
import { AboutFrame } from './about-frame';

interface Row {
  readonly term: string;
  readonly text: string;
  readonly href?: string;
}

/** Only what the operator has filled in. */
const rowsOf = (site: SiteInfo): readonly Row[] => {
  const { operatorName, servicePhone, serviceEmail, serviceHours, address } = site;
  const rows: readonly Row[] = [
    { term: '运营单位', text: operatorName },
    { term: '客服电话', text: servicePhone, href: `tel:${servicePhone.replace(/[^\d+]/g, '')}` },
    { term: '电子邮箱', text: serviceEmail, href: `mailto:${serviceEmail}` },
    { term: '服务时间', text: serviceHours },
    { term: '地址', text: address },
  ];
  return rows.filter(({ text }) => text !== '');
};

const Facts = ({ rows, isSample }: { readonly rows: readonly Row[]; readonly isSample: boolean }) =>
  rows.length === 0 ? (
    <p>
      本站由部署单位自行运营，运营单位还没有填写联系方式。请通过您获得账号的部门联系，或登录后提交用户反馈。
    </p>
  ) : (
    <>
      {isSample && (
        <p>
          <SampleBadge /> 这是演示站，下面的单位和联系方式都是样例，没有人应答。
        </p>
      )}
      <dl className="facts">
        {rows.map(({ term, text, href }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{href && !isSample ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </>
  );

const Contacts = () => {
  const send = useSend();
  const site = useSelector(selectSiteInfo);
  if (site) return <Facts rows={rowsOf(site)} isSample={site.isSample ?? false} />;
  if (site === undefined) {
    return (
      <div aria-busy="true">
        <span className="sr-only">正在载入联系方式</span>
        <SkeletonRows rows={3} />
      </div>
    );
  }
  return (
    <p role="alert">
      联系方式没有取到。
      <button type="button" className="inline" onClick={() => send(commands.loadSiteInfo())}>
        再试一次
      </button>
    </p>
  );
};

export const ContactPage = () => (
  <AboutFrame path="/about/contact" lead="账号、数据和合作方面的问题，可以这样找到我们。">
    <Contacts />

    <h2>联系之前，请准备</h2>
    <ul>
      <li>账号名（不是密码；任何人都不会向您索要密码或验证码）。</li>
      <li>页面地址和出现问题的时间。</li>
      <li>错误提示里的“请求编号”，它能让我们直接找到那一次请求。</li>
    </ul>

    <h2>常见问题</h2>
    <dl>
      <dt>忘记密码、账号登录受限</dt>
      <dd>
        登录窗口里有“忘记密码”的，从那里找回；没有的，用手机号和验证码登录，或者请管理员发一个设密码的链接。因浏览器过多而受限时，按提示填写姓名和手机号，由管理员核实后解除。
      </dd>
      <dt>数据有误</dt>
      <dd>请写明记录名称、哪一个数字以及依据；核实后更正并保留版次。</dd>
      <dt>提供工程资料、参与评审</dt>
      <dd>
        请看<a href="#/static/recruitingExperts">专家招募</a>。
      </dd>
      <dt>个人信息与行为数据</dt>
      <dd>
        登录后可在<a href="#/usercenter/behavior">我的行为数据</a>自行查看、导出、删除或暂停记录。
      </dd>
    </dl>
  </AboutFrame>
);
