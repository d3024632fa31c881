import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { portalTheme } from './antd-theme';
import { useStillness } from './use-stillness';

// antd still writes its variables into <style> tags at run time. They are in the stylesheet of the build already, and the
// Content-Security-Policy allows no inline style: tags in an element that is never part of the page are never applied.
const outsideThePage = document.createElement('div');

// Parts wait for the end of their own motion, which the stylesheet has shortened to nothing: they would wait for ever.
const stillTheme = { ...portalTheme, token: { ...portalTheme.token, motion: false } };

/** Wraps each lazily loaded antd island; the shell itself stays free of antd. */
export const AntdProvider = ({ children }: { readonly children: ReactNode }) => (
  <StyleProvider container={outsideThePage}>
    <ConfigProvider
      locale={zhCN}
      theme={useStillness() ? stillTheme : portalTheme}
      button={{ autoInsertSpace: false }}
    >
      {children}
    </ConfigProvider>
  </StyleProvider>
);
