import { combineReducers, type Reducer } from 'redux';
import { codeReducer, type CodeState } from './code-state';
import { requestReducer, type RequestState } from './request-state';

export interface QrLoginState {
  readonly code: CodeState;
  readonly request: RequestState;
}

export const reducer: Reducer<QrLoginState> = combineReducers({
  code: codeReducer,
  request: requestReducer,
});
