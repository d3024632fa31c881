import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '#features/auth/index';
import { chooseRecording, recordingAccount, watchRecordingChoice } from './recording-choice';

export interface RecordingChoice {
  readonly isOn: boolean;
  readonly choose: (isOn: boolean) => void;
}

/** Only internal accounts have the choice. */
export const useRecording = (): RecordingChoice | undefined => {
  const user = useSelector(selectUser);
  const account = useSyncExternalStore(watchRecordingChoice, recordingAccount);
  if (!user?.isInternal) return undefined;
  const { globalId } = user;
  return { isOn: account === globalId, choose: (isOn) => chooseRecording(isOn ? globalId : undefined) };
};
