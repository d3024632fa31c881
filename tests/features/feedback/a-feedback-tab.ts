import { of, Subject, type Observable } from 'rxjs';
import { feedback } from '#features/feedback/index';
import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

export const openFeedbackTab = (
  answer: () => Observable<ApiReply> = () => of(anAnswer(null)),
  kept = memoryStorage(),
) => {
  const asked: ApiRequest[] = [];
  const heard: Message[] = [];
  const said$ = new Subject<Message>();
  const send = (request: ApiRequest) => {
    asked.push(request);
    return answer();
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send, kept }),
    standing: {},
    epics: {
      speak: (action$) => {
        action$.subscribe((message) => heard.push(message));
        return said$;
      },
    },
  });
  join(feedback);
  return { store, asked, heard, kept, say: (message: Message) => said$.next(message) };
};
