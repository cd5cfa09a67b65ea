import { PorticoError, signInRefused } from '@portico/protocol'

/** Settles in time, even if the server or a custom `fetch` ignores the signal. */
export async function withTimeLimit<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PorticoError(signInRefused, { context: { reason: 'the server does not answer' } }))
      controller.abort()
    }, milliseconds)
  })
  try {
    return await Promise.race([run(controller.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}
