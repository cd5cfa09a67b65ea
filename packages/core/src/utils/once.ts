/** Runs with the first call; later ones do nothing. */
export function once(run: () => void): () => void {
  let done = false
  return () => {
    if (!done) run()
    done = true
  }
}
