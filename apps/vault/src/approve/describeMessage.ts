import { bytesToHex } from '@noble/hashes/utils.js'
import { PorticoError, siteMismatch } from '@portico/protocol'
import { decodeReadable, isDecidedInFrame } from '@portico/protocol/frame'
import type { Approval } from './Approval.ts'
import { revealText } from './cleanText.ts'
import type { Asking } from './describeRequest.ts'
import { isSignIn } from './isSignIn.ts'
import { isSignInFor } from './isSignInFor.ts'

const longestHex = 2000

type DescribedMessage = Pick<
  Approval,
  'title' | 'place' | 'message' | 'groups' | 'warnings' | 'raw' | 'isFree'
>

/**
 * Describes a message to sign. A sign-in message for another site is a phishing attempt and is refused in any
 * disguise. A disguised sign-in message for this site is refused too: no honest site has a reason to send
 * one.
 */
export function describeMessage(
  bytes: Uint8Array,
  asking: Pick<Asking, 'origin' | 'address'>,
): DescribedMessage {
  const { host } = new URL(asking.origin)
  const raw = `0x${bytesToHex(bytes)}`
  const asksToSignIn = isSignIn(bytes)
  if (asksToSignIn && !isSignInFor(bytes, asking)) throw new PorticoError(siteMismatch)
  const common = { isFree: true, groups: [], raw } as const
  const text = decodeReadable(bytes)
  if (text === undefined) {
    const message = raw.length > longestHex ? `${raw.slice(0, longestHex)}…` : raw
    return { ...common, title: 'signMessage', place: 'window', message, warnings: ['warnUnreadable'] }
  }
  return {
    ...common,
    title: asksToSignIn ? 'signIn' : 'signMessage',
    place: isDecidedInFrame(bytes, host) ? 'frame' : 'window',
    message: revealText(text),
    warnings: [],
  }
}
