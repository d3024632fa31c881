declare module 'axios/unsafe/adapters/fetch.js' {
  import type { AxiosAdapter } from 'axios';

  const adapter: AxiosAdapter;
  export default adapter;
}
