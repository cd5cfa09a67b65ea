/** Version of the protocol between page and vault, sent in the URL of the frame. */
export const secureSdkVersion = 4

export const defaultLogLevel = 'error'

/** Size of the log ring buffer on either side of the frame. */
export const logBufferBytes = 1_024_000
