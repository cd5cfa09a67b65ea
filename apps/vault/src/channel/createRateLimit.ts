export function createRateLimit(perSecond: number, getTime: () => number): () => boolean {
  let [began, count] = [getTime(), 0]
  return () => {
    const now = getTime()
    if (now - began >= 1000) [began, count] = [now, 0]
    count += 1
    return count <= perSecond
  }
}
