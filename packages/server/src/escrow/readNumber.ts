import { approvalNumberLength } from '@portico/protocol/auth'

const shape = new RegExp(`^\\d{${approvalNumberLength}}$`)

/** The number as it was typed, in Arabic digits as well and with spaces between them; undefined where it is none. */
export function readNumber(typed: string | null): string | undefined {
  const digits = (typed ?? '')
    // In both blocks the last four bits are the digit.
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/\s/g, '')
  return shape.test(digits) ? digits : undefined
}
