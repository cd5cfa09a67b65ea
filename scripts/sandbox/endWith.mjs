/** Ends this process, after something was closed, when it is told to. @param {() => Promise<unknown>} close */
export function endWith(close) {
  let isClosing = false
  const stop = () => {
    if (isClosing) return
    isClosing = true
    void close().then(() => process.exit(0))
  }
  // Not once: being told again while it closes would end it half way.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
