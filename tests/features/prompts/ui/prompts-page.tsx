import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { events, prompts } from '#features/prompts/index';
import { Prompts } from '#features/prompts/ui/index';
import type { Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { createProgramStore } from '#src/program/store';

const answers: unknown[] = [];
const went: string[] = [];
const { store, join } = createProgramStore({
  // All of the world that this slice asks for.
  ports: { address: { go: (path: string) => went.push(path) } } as unknown as Ports,
  standing: {},
  middleware: [
    () => (next) => (action) => {
      if (events.promptAnswered.match(action)) answers.push(action.payload);
      return next(action);
    },
  ],
});
join(prompts);

/** What the test raises, and what became of it. */
Object.assign(window, {
  stage: {
    raise: (message: Message) => store.dispatch(message),
    events,
    answers,
    went,
  },
});
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Provider store={store}>
    <button type="button">之前</button>
    <Prompts />
  </Provider>,
);
