import * as v from 'valibot'

/** Query parameters required by every endpoint. */
export const ServiceQuerySchema = v.object({
  projectId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  st: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
  sv: v.pipe(v.string(), v.regex(/^[\w.,+-]{1,128}$/)),
})
export type ServiceQuery = v.InferOutput<typeof ServiceQuerySchema>
