import * as v from 'valibot'

/** An array whose invalid items are dropped one by one, cut at `limit`. */
export function tolerantArray<schema extends v.GenericSchema>(item: schema, limit: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform(values => {
      const items: v.InferOutput<schema>[] = []
      for (const value of values.slice(0, limit)) {
        const result = v.safeParse(item, value)
        if (result.success) items.push(result.output)
      }
      return items
    }),
  )
}
