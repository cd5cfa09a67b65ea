import { removePersonalData, removePersonalText } from '@portico/protocol'

const personalNames =
  /address|accounts?$|e-?mail|phone|password|secret|mnemonic|seed|token$|signature|(?:sym|private|public|api)_?key|topic|uri$/i

/** Removes personal data from any JSON value, by field name or by the format of a text. */
export const redact = (value: unknown): unknown => removePersonalData(value, name => personalNames.test(name))

/** Removes query and fragment, which may contain tokens and names. */
export function redactUrl(url: string): string {
  return removePersonalText(url.split(/[?#]/, 1)[0] ?? '')
}
