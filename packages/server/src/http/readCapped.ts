import { ServerFailure } from '../ServerFailure.js'

export class AnswerTooLong extends ServerFailure {
  constructor(mostBytes: number) {
    super(`The answer has more than ${mostBytes} bytes.`)
  }
}

export async function readCapped({ body }: Response, mostBytes: number, onBytes?: (count: number) => void) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    onBytes?.(part.length)
    if (bytes > mostBytes) throw new AnswerTooLong(mostBytes)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
