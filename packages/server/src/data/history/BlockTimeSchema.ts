import * as v from 'valibot'

/** Seconds since 1970, up to the last year that dates are commonly written with. */
export const BlockTimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799))
