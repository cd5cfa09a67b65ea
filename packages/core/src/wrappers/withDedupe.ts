/** Joins calls for the same key into one while it is under way. */
export function withDedupe<T>(
  flights: Map<string, Promise<T>>,
  key: string,
  run: () => Promise<T>,
): Promise<T> {
  const running = flights.get(key)
  if (running) return running
  const flight = run().finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}
