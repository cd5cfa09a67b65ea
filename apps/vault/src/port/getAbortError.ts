import { isPorticoError, PorticoError, requestAborted } from '@portico/protocol'

/** Why something was given up, in words of ours. */
export const getAbortError = ({ reason }: AbortSignal): PorticoError =>
  isPorticoError(reason) ? reason : new PorticoError(requestAborted)
