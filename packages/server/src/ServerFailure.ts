/** Why the server cannot start or a command cannot run, in a sentence for the person at the terminal. */
export class ServerFailure extends Error {
  override readonly name = 'ServerFailure'
}
