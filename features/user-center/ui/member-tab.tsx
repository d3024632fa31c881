import './styles/header.css';

/** The one tab of the member centre's header. */
export const MemberTab = () => (
  <nav className="member-tab" aria-label="主导航">
    <a href="#/usercenter/index" aria-current="page">
      会员中心
    </a>
  </nav>
);
