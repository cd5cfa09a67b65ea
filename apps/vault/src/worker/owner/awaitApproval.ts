import {
  approvalExpired,
  authRefused,
  deviceRefused,
  noSuchRecovery,
  numberMismatched,
  PorticoError,
} from '@portico/protocol'
import { commitToOpening, deriveApprovalNumber, type ReadApprovalAnswer } from '@portico/protocol/auth'
import type { Custody } from '../../custody/Custody.ts'
import { drawRandom } from '../../keys/drawRandom.ts'
import { toBase64Url } from '../../keys/encoding.ts'
import type { EscrowService } from '../../service/createEscrowService.ts'
import { isFinalRefusal } from '../../service/isServiceRefusal.ts'
import type { KeeperClock } from '../KeeperOptions.ts'
import type { KeeperState } from '../keeperTypes.ts'
import { pause } from '../pause.ts'

export const approvalPollMs = 2_000
const longestPauseMs = 30_000
/** How long visitors wait on the page; shorter than the validity of their one-time code. */
export const longestWaitMs = 7 * 60_000

interface ApprovalServices {
  readonly escrow: Pick<EscrowService, 'readApproval'>
  readonly clock: KeeperClock
  readonly forgets: () => boolean
  /** Receives the time from which an approved device may open the wallet, in milliseconds. */
  readonly onWait: (opensAt: number) => void
}

/** Polls for the owner's answer. An unreachable escrow is polled again until the approval expires. */
export async function awaitApproval(
  { escrow, clock, forgets, onWait }: ApprovalServices,
  { id, expiresAt }: NonNullable<KeeperState['approval']>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const ask = () =>
    escrow.readApproval(id).then(
      answer => {
        failures = 0
        return answer
      },
      (error): ReadApprovalAnswer => {
        if (isFinalRefusal(error)) throw error
        failures += 1
        return { state: clock.now() < expiresAt ? 'pending' : 'expired' }
      },
    )
  for (;;) {
    const { state, availableAt } = await ask()
    if (state === 'refused') throw new PorticoError(deviceRefused)
    if (state === 'mismatched') throw new PorticoError(numberMismatched)
    if (state === 'expired') throw new PorticoError(approvalExpired)
    const wait = availableAt === undefined ? 0 : availableAt * 1000 - clock.now()
    if (availableAt !== undefined) onWait(availableAt * 1000)
    if (wait > longestWaitMs) throw describeWait(wait, forgets())
    if (state === 'approved' && availableAt === undefined) return
    await pause(clock, Math.min(longestPauseMs, Math.max(wait, approvalPollMs * 2 ** failures)), signal)
  }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A long wait is not spent on the page: the message says when to return, if this browser keeps data. */
function describeWait(ms: number, forgets: boolean) {
  const isLong = ms > hourMs
  const count = Math.ceil(ms / (isLong ? hourMs : minuteMs))
  const time = `${count} ${isLong ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`
  const words = forgets
    ? `This device is approved but has to wait ${time}, and this browser doesn’t keep data, so next time it counts as another device. Use a browser that keeps data, your passphrase or your recovery phrase.`
    : `This device is approved, but new devices have to wait. Log in here again in ${time}.`
  const reason = forgets ? 'browser_forgets' : 'device_delayed'
  return new PorticoError(authRefused, { context: { reason, words } })
}

/**
 * Has the escrow ask the mailbox owner about this device. The auth service's ticket only permits the question. The
 * wallet opens by the owner's answer, which includes the number this device shows.
 */
export async function askForApproval({
  auth,
  escrow,
  deviceId,
}: Pick<Custody, 'auth' | 'deviceId'> & { readonly escrow: EscrowService }) {
  const { wallet } = await auth.readWallet()
  const method = wallet?.recoveries.find(({ kind }) => kind === 'escrow')
  if (method?.kind !== 'escrow') throw new PorticoError(noSuchRecovery)
  const { publicKey } = method
  const { ticket } = await auth.getEscrowTicket('release')
  const opening = toBase64Url(drawRandom(32))
  const commitment = await commitToOpening({ deviceId, opening })
  const { nonce, ...facts } = await escrow.startApproval({ ticket, publicKey, commitment })
  if (nonce === undefined) return { ...facts, number: undefined }
  await escrow.openApproval({ approvalId: facts.approvalId, opening })
  return { ...facts, number: await deriveApprovalNumber({ deviceId, opening, nonce }) }
}
