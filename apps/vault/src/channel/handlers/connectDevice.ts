import type { Handler } from '../Handler.ts'

/** Answers when the wallet is open, by a click in the mail or by what the visitor does on the vault's own screens. */
export const connectDevice: Handler<'CONNECT_DEVICE'> = async (_, { keeper, showEntry }, signal) => {
  const ended = new AbortController()
  const hidden = showEntry(AbortSignal.any([signal, ended.signal]))
  try {
    await keeper.waitForEntry(undefined, signal)
  } finally {
    ended.abort()
    await hidden
  }
  return undefined
}
