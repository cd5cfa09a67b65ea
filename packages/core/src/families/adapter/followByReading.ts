export interface ReadingOptions<Value> {
  listen(onChange: () => void): () => void
  read(): Promise<Value>
  apply(value: Value): void
  refuse(error: unknown): void
}

/** For events without a value. Reads do not overlap: any script on the page can send some of these events. */
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
