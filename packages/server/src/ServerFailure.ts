/** An expected startup or command failure; its message is shown at the terminal without a stack trace. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'
}
