/**
 * The reference clients leave some promises of their own unhandled: each attempt to connect that fails, and what
 * they still wanted to do in a session that has just ended. Those are told apart by their words and by whose code
 * made them; every other unhandled rejection fails the run, as it does everywhere.
 */
const foreign = [
  { words: /^Unavailable WS RPC url at ws:/, source: /@walletconnect\/jsonrpc-ws-connection/ },
  { words: /^Connection interrupted while trying to /, source: /@walletconnect\/core\// },
  { words: /^No matching key\. /, source: /@(walletconnect|reown)\// },
  { words: /^Missing or invalid\. Record was recently deleted/, source: /@(walletconnect|reown)\// },
]

export function isForeignRejection(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false
  const { message, stack = '' } = reason
  // Nothing of ours had a hand in it.
  if (/packages\/\w+\/src\//.test(stack)) return false
  return foreign.some(({ words, source }) => words.test(message) && source.test(stack))
}

export function setAsideForeignRejections(): void {
  const runner = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason, promise) => {
    if (!isForeignRejection(reason)) for (const listener of runner) listener(reason, promise)
  })
}
