/** Picks distinct random indexes in ascending order. */
export function pickPlaces(count: number, length: number): readonly number[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, length)) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    places.add(random % length)
  }
  return [...places].sort((a, b) => a - b)
}
