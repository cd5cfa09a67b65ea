import * as v from 'valibot'

/** Unix time in seconds, up to the end of the year 9999. */
export const BlockTimeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799))
