import { bytesToHex } from '@noble/hashes/utils.js'
import { PorticoError, siteMismatch } from '@portico/protocol'
import type { VaultContext } from '../frame/VaultContext.ts'
import { describeNetwork, type NetworkId } from '../networks/networks.ts'
import type { Approval } from './Approval.ts'
import { revealText } from './cleanText.ts'
import { looksLikeSignIn, parseSignInDomain } from './parseSignIn.ts'

interface Asked extends Pick<VaultContext, 'origin' | 'state'> {
  /** The one that the page is on, where the request names none. */
  readonly network?: NetworkId | undefined
}

/** The parts that every request has: who asks, where, and for which account. */
export const describeRequest = ({ origin, state, network = state.network }: Asked, account: string) => ({
  origin,
  ...(state.dapp?.metadata?.name && { siteName: state.dapp.metadata.name }),
  network: describeNetwork(network).name,
  account,
})

/**
 * A message to sign. Readable text cannot move value, so it may be decided in the frame; a sign-in for another site
 * than the one that asks is what a phishing page would want, and is refused.
 */
export function describeMessage(context: Asked, bytes: Uint8Array, account: string): Approval {
  const raw = `0x${bytesToHex(bytes)}`
  const common = { ...describeRequest(context, account), groups: [], raw }
  const text = decodeText(bytes)
  if (text === undefined) {
    const message = raw.length > 2000 ? `${raw.slice(0, 2000)}…` : raw
    return { ...common, title: 'signMessage', place: 'window', message, warnings: ['warnUnreadable'] }
  }
  const isSignIn = looksLikeSignIn(text)
  if (isSignIn && parseSignInDomain(text) !== new URL(context.origin).host)
    throw new PorticoError(siteMismatch)
  return {
    ...common,
    title: isSignIn ? 'signIn' : 'signMessage',
    place: 'frame',
    message: revealText(text),
    warnings: [],
  }
}

/** As text, when all of it is text that people can read. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /^[^\p{Cc}\p{Co}\p{Cn}]*$/u.test(text.replace(/[\n\r\t]/g, '')) && text.trim() !== ''
      ? text
      : undefined
  } catch {
    return undefined
  }
}
