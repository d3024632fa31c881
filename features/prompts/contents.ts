export interface PromptButton {
  /** Told back with the answer. */
  readonly key: string;
  readonly label: string;
  readonly isMain?: boolean;
}

/** A question or a word to the member, raised by any slice. */
export interface Prompt {
  /** Names the question, so that its answer is known again and that it is not asked twice. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Without any there is one, 知道了, whose key is `ok`. */
  readonly buttons?: readonly PromptButton[];
}

/** What a member has done and earned. */
export interface TaskCompletion {
  readonly id: string;
  /** 每日签到 */
  readonly task: string;
  readonly points?: number;
  /** Points the member has now. */
  readonly total?: number;
  readonly next?: { readonly title: string; readonly path: string };
}
