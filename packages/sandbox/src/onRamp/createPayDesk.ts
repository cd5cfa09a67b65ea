import { randomUUID } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { parseUnits } from 'viem'

export interface PayDeskOptions {
  readonly url: () => string
  readonly token: { readonly address: Address; readonly decimals: number }
  /** Sends tokens in sequence. */
  readonly send: (to: Address, amount: bigint) => Promise<Hex>
}

interface Payment {
  readonly to: Address
  readonly amount: bigint
  /** Set once the payment was confirmed. */
  sent?: Promise<Hex>
  outcome?: { readonly status: 'SUCCESS'; readonly txHash: Hex } | { readonly status: 'FAILED' }
}

/** A test exchange that pays shops: confirming a payment executes it once. */
export function createPayDesk({ url, token, send }: PayDeskOptions) {
  const payments = new Map<string, Payment>()
  return {
    /** Opens a payment; undefined if the asset is not supported. */
    open({ asset, amount, recipient }: Record<string, unknown>) {
      const contract = String(asset).split('/erc20:')[1]
      const to = String(recipient).split(':')[2] ?? ''
      const isOurs = contract?.toLowerCase() === token.address.toLowerCase()
      if (!isOurs || !isAddress(to) || !/^\d{1,9}(\.\d{1,6})?$/.test(String(amount))) return undefined
      const sessionId = randomUUID()
      payments.set(sessionId, { to, amount: parseUnits(String(amount), token.decimals) })
      return { url: `${url()}/pay?session=${sessionId}`, sessionId }
    },
    readStatus(sessionId: string) {
      const payment = payments.get(sessionId)
      return payment?.outcome ?? { status: payment?.sent ? 'IN_PROGRESS' : 'UNKNOWN' }
    },
    /** Idempotent. Undefined for an unknown session. */
    pay(sessionId: string): Promise<Hex> | undefined {
      const payment = payments.get(sessionId)
      if (!payment) return undefined
      payment.sent ??= send(payment.to, payment.amount).then(
        txHash => {
          payment.outcome = { status: 'SUCCESS', txHash }
          return txHash
        },
        error => {
          payment.outcome = { status: 'FAILED' }
          throw error
        },
      )
      return payment.sent
    },
    refuse(sessionId: string): void {
      const payment = payments.get(sessionId)
      if (payment && !payment.sent) payment.outcome = { status: 'FAILED' }
    },
  }
}

const isAddress = (value: string): value is Address => /^0x[0-9a-fA-F]{40}$/.test(value)
