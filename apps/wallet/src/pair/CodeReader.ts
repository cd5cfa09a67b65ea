/** Finds the text of a code in a picture, if there is one. */
export type CodeReader = (source: HTMLVideoElement) => Promise<string | undefined>
