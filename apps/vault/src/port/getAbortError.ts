import { isPorticoError, PorticoError, requestAborted } from '@portico/protocol'

export const getAbortError = ({ reason }: AbortSignal): PorticoError =>
  isPorticoError(reason) ? reason : new PorticoError(requestAborted)
