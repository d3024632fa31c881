import * as styles from './auth.module.css';
/** Addresses of the account site; a link without its address is not shown. */
export interface AccountLinks {
  readonly forgotPasswordUrl?: string | undefined;
  readonly registerUrl?: string | undefined;
}

const Outside = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only">（在新窗口打开）</span>
  </a>
);

export const AccountLinkList = ({ forgotPasswordUrl, registerUrl }: AccountLinks) =>
  forgotPasswordUrl || registerUrl ? (
    <p className={styles.links}>
      {forgotPasswordUrl && <Outside href={forgotPasswordUrl}>忘记密码</Outside>}
      {registerUrl && <Outside href={registerUrl}>免费注册</Outside>}
    </p>
  ) : null;
