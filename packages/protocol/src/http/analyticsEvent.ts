import * as v from 'valibot'

/** Maximum number of events in POST /batch, and maximum body size of both endpoints. */
export const analyticsLimits = { batchSize: 100, bodyBytes: 64_000 } as const

// The end of the year 9999: databases and calendars disagree about later dates.
const lastTime = 253_402_300_799_999

const isTime = (time: number) => time >= 0 && time <= lastTime

/** Body of POST /e. Error events have an ISO timestamp, all others milliseconds. */
export const AnalyticsEventSchema = v.object({
  eventId: v.pipe(v.string(), v.uuid()),
  url: v.pipe(v.string(), v.maxLength(2048)),
  domain: v.pipe(v.string(), v.maxLength(253)),
  timestamp: v.union([
    v.pipe(v.number(), v.integer(), v.check(isTime)),
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check(text => isTime(Date.parse(text))),
    ),
  ]),
  props: v.object({
    type: v.picklist(['track', 'error']),
    event: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,63}$/)),
    properties: v.optional(v.record(v.string(), v.unknown())),
    address: v.optional(v.pipe(v.string(), v.maxLength(128))),
    errorType: v.optional(v.pipe(v.string(), v.maxLength(256))),
    errorMessage: v.optional(v.pipe(v.string(), v.maxLength(4096))),
    stackTrace: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
  }),
})
export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEventSchema>

export const AnalyticsBatchSchema = v.pipe(
  v.array(AnalyticsEventSchema),
  v.minLength(1),
  v.maxLength(analyticsLimits.batchSize),
)
