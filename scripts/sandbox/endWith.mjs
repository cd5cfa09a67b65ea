/** Ends this process, after something was closed, when it is told to. @param {() => Promise<unknown>} close */
export function endWith(close) {
  const stop = () => void close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
