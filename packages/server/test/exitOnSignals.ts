// Vitest's workers die of a signal without the event 'exit', on which what they have started is stopped, and they may not
// call process.exit. Ctrl-C would leave a PostgreSQL running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    process.emit('exit', 1)
    process.kill(process.pid, signal)
  })
}
