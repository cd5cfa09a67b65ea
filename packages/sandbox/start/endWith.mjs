/** Closes a resource and exits on a signal. @param {() => Promise<unknown>} close */
export function endWith(close) {
  let isClosing = false
  const stop = () => {
    if (isClosing) return
    isClosing = true
    void close().then(() => process.exit(0))
  }
  // Not `once`: a second signal would end the process half way.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
