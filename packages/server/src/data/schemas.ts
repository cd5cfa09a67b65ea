import * as v from 'valibot'

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An amount as decimal text of at most this many digits. */
export const decimal = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{1,${digits}}$`)), v.toBigint())

const quantity = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^0x[0-9a-fA-F]{1,${digits}}$`)))

/** At most 256 bits. Anything else from a node is rejected. */
export const QuantitySchema = v.pipe(quantity(64), v.toBigint())
export const HexNumberSchema = v.pipe(quantity(13), v.transform(Number))

/** Whole bytes in lower case, with 0x prefix. */
export const hex = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`)), v.toLowerCase())

export const DataSchema = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/))

/** Unix time in seconds, up to the end of the year 9999. */
export const BlockTimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799))
