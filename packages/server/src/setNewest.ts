/** Sets the newest entry of a map that is ordered by age, and evicts the oldest above `most`. */
export function setNewest<Value>(map: Map<string, Value>, key: string, value: Value, most: number) {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > most && !oldest.done) map.delete(oldest.value)
}
