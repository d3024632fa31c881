import { renderToStaticMarkup } from 'react-dom/server';
import { RecordingPanel } from '#src/portal/recording/recording-panel.tsx';

const drawn = (bytes: number): string =>
  renderToStaticMarkup(
    <RecordingPanel tape={{ count: () => 14 }} keeper={{ bytes: () => bytes } as never} />,
  );

test('the panel tells how large a file would be, once anything is known of it', () => {
  expect(drawn(0)).toContain('正在录制 · 14 条<');
  expect(drawn(1_025)).toContain('正在录制 · 14 条 · 整理成文件前约 2 KB<');
});
