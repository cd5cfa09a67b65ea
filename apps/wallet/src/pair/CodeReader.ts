/** Decodes a QR code in a video frame, if there is one. */
export type CodeReader = (source: HTMLVideoElement) => Promise<string | undefined>
