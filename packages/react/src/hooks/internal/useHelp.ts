'use client'
import { isPorticoError } from '@portico/protocol'
import { useMessages } from './useMessages.js'
import { useNavigation } from './useNavigation.js'

/** Errors between the page and the wallet's service, which the checks explain better than the error itself. */
const lookedInto: ReadonlySet<string> = new Set([
  'frame_blocked_by_csp',
  'http_timeout',
  'http_unreachable',
  'iframe_load_failed',
  'iframe_request_timeout',
  'origin_not_allowed',
  'social_connection_failed',
  'storage_unavailable',
  'wallet_service_unreachable',
])

export interface Help {
  readonly label: string
  readonly onClick: () => void
}

/** A link to the checks, for a login error that they can explain. */
export function useHelp(connectorId: string, error: unknown): Help | undefined {
  const { messages } = useMessages()
  const { push } = useNavigation()
  if (!isPorticoError(error) || !lookedInto.has(error.code)) return undefined
  return { label: messages.titles.doctor, onClick: () => push({ name: 'Doctor', connectorId }) }
}
