import { useSelector } from 'react-redux';
import { minuteAt } from '#src/contract/shanghai-time';
import { Sheet } from '#src/ui/sheet.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import type { Profile } from '../contract';
import { selectDay } from '../selectors';
import { dateText } from '#src/ui/moment';
import { kindLabels, levelLabels, rightLabels, vipText } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './member.module.css';

const initialOf = (name: string) => [...name][0]?.toUpperCase() ?? '';
const rightNames = Object.keys(rightLabels) as (keyof Profile['rights'])[];

const Rights = ({ rights }: Pick<Profile, 'rights'>) => (
  <ul className={styles.rights}>
    {rightNames.map((name) => (
      <li key={name} data-granted={rights[name]}>
        <span aria-hidden>{rights[name] ? '✓' : '–'}</span>
        {rightLabels[name]}
        <small>{rights[name] ? '已开通' : '未开通'}</small>
      </li>
    ))}
  </ul>
);

interface LinkedTextProps {
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

const LinkedText = ({ text, link, href }: LinkedTextProps) => (
  <>
    {text}{' '}
    <a className="inline" href={href}>
      {link}
    </a>
  </>
);

const passwordText = ({ hasPassword, passwordChangedAt }: Profile): string => {
  if (!hasPassword) return '未设置，用短信验证码登录';
  return passwordChangedAt ? `${minuteAt(passwordChangedAt)} 修改` : '未修改过';
};

export function ProfileSheet({ profile }: { readonly profile: Profile }) {
  const day = useSelector(selectDay);
  const { fullName, accountName, mobile, kind, company, level, rights, registeredAt } = profile;
  const name = fullName || accountName;
  return (
    <Sheet title="账号与权益" className={classes('two', styles.profile)}>
      <div className={styles.who}>
        <span className={styles.sign} aria-hidden>
          {initialOf(name)}
        </span>
        <p>
          <b>{name}</b>
          <span
            className={classes(
              'tag tag-large',
              (level === 'vip' || level === 'trial') && 'warn',
              styles.level,
            )}
          >
            {levelLabels[level]}
          </span>
          <small>{company || kindLabels[kind]}</small>
        </p>
      </div>
      <TitleBlock
        label="账号"
        rows={[
          { term: '账号名', detail: accountName },
          { term: '账号类型', detail: kindLabels[kind] },
          {
            term: '手机',
            detail: (
              <LinkedText
                href="#/usercenter/mobile"
                text={mobile || '未绑定'}
                link={mobile ? '更换' : '绑定'}
              />
            ),
          },
          {
            term: 'VIP',
            detail: (
              <LinkedText
                href="#/usercenter/orders"
                text={vipText(profile, day)}
                link={level === 'vip' ? '续期' : '开通'}
              />
            ),
          },
          { term: '注册', detail: dateText(registeredAt) },
          { term: '密码', detail: passwordText(profile) },
        ]}
      />
      <Rights rights={rights} />
    </Sheet>
  );
}
