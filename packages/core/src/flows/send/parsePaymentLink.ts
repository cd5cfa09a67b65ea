import type { PaymentLink } from '../../families/PaymentLink.js'
import { paymentLinks } from '../../families/paymentLinks.js'

/** Longer than any that somebody shows as a code. */
const longest = 1024

/** A link that asks to be paid, of whatever family. Undefined for other text. */
export function parsePaymentLink(text: string): PaymentLink | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):([^\s]+)$/i.exec(text.trim()) ?? []
  if (text.length > longest || rest === '') return undefined
  const [path = '', query = ''] = rest.split('?', 2)
  return paymentLinks.get(scheme.toLowerCase())?.(path, new URLSearchParams(query))
}
