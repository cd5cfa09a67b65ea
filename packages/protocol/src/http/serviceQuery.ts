import * as v from 'valibot'

/** The query parameters without which no call is answered. */
export const ServiceQuerySchema = v.object({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  st: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  sv: v.pipe(v.string(), v.regex(/^[\w.,+-]{1,128}$/)),
})

export type ServiceQuery = v.InferOutput<typeof ServiceQuerySchema>
