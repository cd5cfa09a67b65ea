import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'

/** Of money. */
const places = 2

/** An amount of money as it was typed, as plain decimal text; undefined for what is none. */
export function readPaid(typed: string): string | undefined {
  const units = /^\s*\d{0,12}\.?\d*\s*$/.test(typed) ? parseUnits(typed, places) : undefined
  return units === undefined || units <= 0n ? undefined : formatUnits(units, places)
}
