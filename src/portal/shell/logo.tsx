export const Logo = () => (
  <a className="logo" href="#/home">
    <span className="seal" aria-hidden>
      价
    </span>
    <span className="logo-name" aria-hidden>
      造价指标网
    </span>
    <span className="sr-only">造价指标网，回到首页</span>
  </a>
);
