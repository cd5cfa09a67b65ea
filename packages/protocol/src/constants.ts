/** Version of the protocol between page and vault, sent in the URL of the frame. */
export const secureSdkVersion = 4

export const defaultLogLevel = 'error'

export const logBufferBytes = 1_024_000
