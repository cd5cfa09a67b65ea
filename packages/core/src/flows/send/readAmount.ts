import type { SendToken } from '../../store/SendToken.js'
import type { SendDraft } from '../../store/slices/send.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'

/** Finer than any price. */
const priceDecimals = 18
/** Longer than any real amount. */
const longest = 80

type AmountToken = Pick<SendToken, 'decimals' | 'price'>

/** The typed amount in the token's smallest unit; undefined if it is invalid (RD09). */
export function readAmount(
  { amount, unit }: Pick<SendDraft, 'amount' | 'unit'>,
  { decimals, price }: AmountToken,
): bigint | undefined {
  // Digits of other scripts and signs are rejected.
  if (amount.length > longest || !/^\s*\d*\.?\d*\s*$/.test(amount)) return undefined
  if (unit === 'token') return parseUnits(amount, decimals)
  const money = parseUnits(amount, priceDecimals)
  const each = readPrice(price)
  // Rounds down, so that never more is sent than was typed.
  return money === undefined || each === undefined ? undefined : (money * 10n ** BigInt(decimals)) / each
}

/** Value in US dollars as decimal text with cents; undefined without a price. */
export function toMoney(units: bigint, { decimals, price }: AmountToken): string | undefined {
  const each = readPrice(price)
  if (each === undefined) return undefined
  const cents = (units * each * 100n) / 10n ** BigInt(decimals + priceDecimals)
  return formatUnits(cents, 2)
}

function readPrice(price: number | undefined): bigint | undefined {
  if (price === undefined || !(price > 0 && price < 1e21)) return undefined
  const each = parseUnits(price.toFixed(priceDecimals), priceDecimals)
  return each === 0n ? undefined : each
}

/** More decimals only make the amount hard to read. */
const shownDecimals = 8

/** A share of a balance as decimal text, rounded down. */
export function roundShare(
  units: bigint,
  percent: number,
  { decimals }: Pick<AmountToken, 'decimals'>,
): string {
  const share = (units * BigInt(percent)) / 100n
  const step = 10n ** BigInt(Math.max(decimals - shownDecimals, 0))
  const rounded = share - (share % step)
  return formatUnits(rounded > 0n ? rounded : share, decimals)
}
