/** Who is asking, read from the session alone; nothing the client says about itself counts. */
export interface Identity {
  readonly sessionId: string;
  readonly accountId: string;
  readonly globalId: string;
  readonly accountName: string;
  readonly isVip: boolean;
  readonly hasRights: boolean;
  readonly isAnalyst: boolean;
  readonly isPublisher: boolean;
}
