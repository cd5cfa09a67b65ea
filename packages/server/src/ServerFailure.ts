/** An expected startup or command failure; its message is shown at the terminal without a stack trace. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'
}

export function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
