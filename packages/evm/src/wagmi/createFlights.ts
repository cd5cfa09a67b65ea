/** Tracks the kit's own operation per connector; the newest attempt counts. */
export function createFlights() {
  const underWay = new Map<string, symbol>()
  return {
    isUnderWay: (uid: string) => underWay.has(uid),
    async run<T>(uid: string, work: (isLatest: () => boolean) => Promise<T>): Promise<T> {
      const flight = Symbol(uid)
      const isLatest = () => underWay.get(uid) === flight
      underWay.set(uid, flight)
      try {
        return await work(isLatest)
      } finally {
        if (isLatest()) underWay.delete(uid)
      }
    },
  }
}
