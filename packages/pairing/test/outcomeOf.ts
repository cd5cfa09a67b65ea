/** 'ok', or the code of what it failed with. */
export const outcomeOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  )
