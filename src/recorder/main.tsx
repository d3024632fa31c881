import '#src/program/without-eval';
import '#src/ui/styles/base.css';
import '#src/ui/styles/looks.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { catchFailures } from '#infra/browser/error-reporting/catch-failures';
import { openStore } from './open-store';
import { Recorder } from './page/views/recorder';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <Provider store={openStore(window, catchFailures(window))}>
    <Recorder />
  </Provider>,
);
