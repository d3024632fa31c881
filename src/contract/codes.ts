/** Body status codes of the portal's protocol. What the browser does with each is the status table of the gateway. */
export const codes = {
  ok: 200,
  /** The session is gone; with the keep-login cookie the browser logs in silently and sends the request again. */
  sessionExpired: 302,
  /** Logged in elsewhere, locked or withdrawn: the browser must log out. */
  sessionOver: 303,
  /** Too many browsers within thirty days: the anomaly form opens. */
  loginAnomaly: 333,
  badRequest: 400,
  notLoggedIn: 401,
  notFound: 440,
  conflict: 441,
  tooManyRequests: 442,
  serverError: 500,
  unavailable: 510,
  /** Login refused; businessMsg stands under the form. */
  loginRefused: 460,
  /** Only for VIP members. */
  vipOnly: 820,
  /** Only for members with product rights. */
  rightsOnly: 821,
  /** Proof of work wanted before the call is served. */
  captchaRequired: 980,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

/** What every refusal for want of rights says. */
export const NO_ACCESS = '您暂无访问权限！';
/** What a session that is over is told, by whoever notices. */
export const SESSION_OVER = '登录状态已失效，请重新登录';
