import { httpStatus, isPorticoError, nameRefused, PorticoError } from '@portico/protocol'
import { NameReasonsSchema } from '@portico/protocol/data'
import { parseJson } from '../services/parseJson.js'

export async function toNameError(cause: unknown, otherwise: PorticoError): Promise<PorticoError> {
  const text = isPorticoError(cause, httpStatus) ? cause.context.text : undefined
  if (!text) return otherwise
  const answer = await NameReasonsSchema['~standard'].validate(parseJson(text))
  const [first] = answer.issues ? [] : answer.value.reasons
  return first ? new PorticoError(nameRefused, { context: { reason: first.description }, cause }) : otherwise
}
