import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'

const places = 2

/** Parses a typed amount of money to decimal text; undefined if it is invalid. */
export function readPaid(typed: string): string | undefined {
  const units = /^\s*\d{0,12}\.?\d*\s*$/.test(typed) ? parseUnits(typed, places) : undefined
  return units === undefined || units <= 0n ? undefined : formatUnits(units, places)
}
