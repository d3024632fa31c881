/** The specification's headers, as HTTP compares them: in lower case. */
export const header = {
  accessToken: 'accesstoken',
  casId: 'casid',
  thumbprint: 'uuidhashcode',
  timestamp: 'timestamp',
  stamp: 'stamp',
  globalId: 'globalid',
  captcha: 'validatedata',
  username: 'username',
  mobile: 'mobile',
  intention: 'idempotency-key',
  contentType: 'content-type',
  digest: 'content-digest',
  signature: 'signature',
  signatureInput: 'signature-input',
} as const;
