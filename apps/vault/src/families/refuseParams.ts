import { invalidParams, PorticoError } from '@portico/protocol'

export const refuseParams = (detail: string, cause?: unknown) =>
  new PorticoError(invalidParams, { detail, cause })
