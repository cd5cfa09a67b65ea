export interface ReadingOptions<Value> {
  /** Calls back whenever the wallet says that something changed, until the returned call. */
  listen(onChange: () => void): () => void
  read(): Promise<Value>
  apply(value: Value): void
  refuse(error: unknown): void
}

/**
 * For wallets that say that something changed, and not what. One is read once at a time, and once more when it changed
 * meanwhile, however often it says so: some of these events can be sent by any script of the page.
 */
export function followByReading<Value>({ listen, read, apply, refuse }: ReadingOptions<Value>): () => void {
  let isReading = false
  let hasChanged = false
  let isOver = false

  async function readAnew(): Promise<void> {
    hasChanged = true
    if (isReading) return
    isReading = true
    while (hasChanged && !isOver) {
      hasChanged = false
      const tell = await read().then(
        value => () => apply(value),
        error => () => refuse(error),
      )
      if (!hasChanged && !isOver) tell()
    }
    isReading = false
  }

  const unlisten = listen(() => void readAnew())
  return () => {
    isOver = true
    unlisten()
  }
}
