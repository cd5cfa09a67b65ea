import type { PaymentLink } from '../../families/PaymentLink.js'
import { paymentLinks } from '../../families/paymentLinks.js'

/** Longer than any link in a QR code. */
const longest = 1024

/** Parses a payment link of any family. Undefined for other text. */
export function parsePaymentLink(text: string): PaymentLink | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):([^\s]+)$/i.exec(text.trim()) ?? []
  if (text.length > longest || rest === '') return undefined
  const [path = '', query = ''] = rest.split('?', 2)
  return paymentLinks.get(scheme.toLowerCase())?.(path, new URLSearchParams(query))
}
