import { emailLoginUnavailable, PorticoError } from '@portico/protocol'
import type { Portico } from '../types/Portico.js'
import type { EmailChange } from '../types/Source.js'

/** How a connector's wallet gets another e-mail address. */
export function requireEmailChange({ sources }: Portico, connectorId: string): EmailChange {
  const change = sources.get(connectorId)?.emailChange
  if (!change) throw new PorticoError(emailLoginUnavailable)
  return change
}
